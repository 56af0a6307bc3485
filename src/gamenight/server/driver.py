"""Lets the bots of a room play, at a pace that people can follow."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from gamenight.kernel import engine
from gamenight.server import commands
from gamenight.server.room import AT_ONCE, BRISK, CALM, PLAYING
from gamenight.server.seating import PERSON
from gamenight.server.thinking import question_of, thought_from

if TYPE_CHECKING:
    from gamenight.kernel.action import Action
    from gamenight.server.hub import Hub
    from gamenight.server.open_room import OpenRoom
    from gamenight.server.room import Room

PAUSES = {CALM: 1.4, BRISK: 0.6, AT_ONCE: 0.15}  # seconds that a bot takes over a move
TRIES_AGAIN = 1.0  # seconds after a move that could not be made yet

logger = logging.getLogger("gamenight.server")


def drive(hub: Hub, open_room: OpenRoom) -> None:
    """Let the room's bots play, one move after the other, until a person is waited for."""
    if (open_room.driver is None or open_room.driver.done()) and _is_to_move(open_room):
        open_room.driver = asyncio.get_running_loop().create_task(_drive(hub, open_room))


def _is_to_move(open_room: OpenRoom) -> bool:
    """Whether something happens without a person: a bot's move, or what a chair is owed is asked for.

    A bot that fails when it is only looked at holds up its own table, and nothing else.
    """
    room = open_room.room
    if is_deserted(open_room):
        return False
    try:
        return room.bot_to_move() is not None or owed(room) is not None
    except Exception:
        logger.exception("a bot failed")
        return False


def is_deserted(open_room: OpenRoom) -> bool:
    """Whether only bots are left, with nobody who looks on, and no other table waits for this one."""
    room = open_room.room
    return not (room.seating.seated() or open_room.connections or room.is_sealed())


def owed(room: Room) -> tuple[int, Action] | None:
    """The first claim that a chair asks for by itself, with the chair; None if there is none."""
    if room.table is None or room.status != PLAYING:
        return None
    for place, chair in enumerate(room.seating.chairs):
        if chair.asks and chair.kind == PERSON and room.is_in_game(place):
            asides = engine.asides(room.table.state, place)
            claims = [one for one in asides if one.verb.item == "claim" and not one.is_template()]
            if claims:
                return place, claims[0]
    return None


def pause(hub: Hub, room: Room) -> float:
    """How many seconds a bot takes over a move: as the table likes it, unless the server has its own mind."""
    return PAUSES[room.pace] if hub.bot_pause is None else hub.bot_pause


async def _drive(hub: Hub, open_room: OpenRoom) -> None:
    while _is_to_move(open_room):
        thinking = asyncio.create_task(_think(hub, open_room))
        try:
            await asyncio.sleep(pause(hub, open_room.room))
            await thinking
            wait = await _move(hub, open_room)
        except Exception:
            logger.exception("a bot's move failed")
            wait = TRIES_AGAIN
        finally:
            thinking.cancel()
        if wait is None:
            return
        if wait > 0:
            await open_room.pace.wait(wait)


async def _think(hub: Hub, open_room: OpenRoom) -> None:
    """Let the bot that is to move think, if it must; nobody waits for it but its own table."""
    async with open_room.lock:
        room = open_room.room
        chair = room.bot_to_move()
        if chair is None:
            return
        seated = room.bot_on(chair)
        pondering = seated.pondering()
        if pondering is None:
            return
        question = question_of(seated, pondering, room.bot_name(chair), room.bot_seed(chair))
    figures = await hub.thinkers.think(question, open_room.asks_from())
    async with open_room.lock:
        seated.conclude(pondering, thought_from(pondering, figures))


async def _move(hub: Hub, open_room: OpenRoom) -> float | None:
    """One move; how long it must still wait for people's claims, or None when no bot is to move."""
    async with open_room.lock:
        claim = owed(open_room.room)
        if claim is not None and hub.is_open(open_room):
            await hub.make_so(open_room, commands.moved(open_room.room, *claim))
            return 0.0
        chair = open_room.room.bot_to_move()
        if chair is None or not hub.is_open(open_room):
            return None
        if open_room.room.bot_on(chair).pondering() is not None:
            return 0.0  # the table has moved on meanwhile: it must think anew
        if open_room.taking_back.request is not None:
            return TRIES_AGAIN  # somebody would take something back: nothing new happens meanwhile
        action = commands.bot_choice(open_room.room, chair)
        wait = max(
            open_room.pace.held_for(open_room.room, chair, action, hub.rent_hold, hub.clock()),
            open_room.pace.heard_out(open_room.room, chair, action, hub.clock()),
        )
        if wait <= 0:
            explained = open_room.explaining.about_to(open_room.room, chair, action)
            await hub.make_so(open_room, commands.bot_moved(open_room.room, chair, action))
            open_room.explaining.note(chair, explained)
        return max(wait, 0.0)
