/* The property game in plain C, the yardstick of bench/property_rows.py: the same board, dice, doubles, Jail,
 * cards, purchases, asked rents, building, mortgages and bankruptcies, with a bot of a few lines. It has no
 * auctions and no deals, so its games are not the engine's games: only the cost of a decision is compared.
 *
 *     property SEATS GAMES SEED MOST <box
 *
 * The box is numbers: for each of 40 spaces kind, group, price, house, six rents, amount; for each deck of 16
 * cards effect, number, other; then cash, salary, fine, houses, hotels, four station rents, two factors.
 * It prints the nanoseconds that all games took, the decisions made, and the games that came to an end. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { SIZE = 40, MOST_SEATS = 6, GROUPS = 10, CARDS = 16, NOBODY = -1, HOTEL = 5, RESERVE = 200, SMALL = 50 };
enum { GO, LOT, STATION, UTILITY, CHEST, CHANCE, TAX, JAIL, PARKING, GO_TO_JAIL };
enum { MOVE_TO, MOVE_NEAREST, MOVE_BACK, TO_JAIL, JAIL_FREE, GET, PAY, GET_EACH, PAY_EACH, REPAIRS };

typedef struct {
    uint32_t a, b, c, counter;
} Stream;

typedef struct {
    int kind, group, price, house, rents[6], amount;
} Space;

typedef struct {
    int effect, number, other;
} Card;

static struct {
    Space spaces[SIZE];
    Card decks[2][CARDS];
    int cash, salary, fine, houses, hotels, station_rents[4], factors[2];
    int members[GROUPS][4], sizes[GROUPS], jail;
} box;

static struct {
    int seats, left, houses, hotels, decisions;
    int cash[MOST_SEATS], places[MOST_SEATS], jailed[MOST_SEATS], out[MOST_SEATS];
    int owner[SIZE], mortgaged[SIZE], heights[SIZE];
    int order[2][CARDS], next[2], keeper[2];
    Stream chance;
} g;

/* The next number of 32 bits: sfc32. */
static uint32_t next(Stream *s) {
    uint32_t mixed = s->a + s->b + s->counter++;
    s->a = s->b ^ (s->b >> 9);
    s->b = s->c + (s->c << 3);
    s->c = ((s->c << 21) | (s->c >> 11)) + mixed;
    return mixed;
}

static int below(uint32_t bound) {
    return (int)(((uint64_t)next(&g.chance) * bound) >> 32);
}

static int held(int seat, int group) {
    int found = 0;
    for (int i = 0; i < box.sizes[group]; i++)
        found += g.owner[box.members[group][i]] == seat;
    return found;
}

/* Whether any lot of the group is built on (want 1) or mortgaged (want 0). */
static int any_in(int group, int want) {
    for (int i = 0; i < box.sizes[group]; i++)
        if (want ? g.heights[box.members[group][i]] : g.mortgaged[box.members[group][i]])
            return 1;
    return 0;
}

/* One decision of a debtor: sell a highest building, or mortgage the cheapest deed. Whether there was any. */
static int raise_some(int seat) {
    int best = NOBODY;
    for (int place = 0; place < SIZE; place++)
        if (g.owner[place] == seat && !g.mortgaged[place] && !any_in(box.spaces[place].group, 1))
            if (best == NOBODY || box.spaces[place].price < box.spaces[best].price)
                best = place;
    if (best != NOBODY) {
        g.mortgaged[best] = 1;
        g.cash[seat] += box.spaces[best].price / 2;
        g.decisions++;
        return 1;
    }
    for (int place = 0; place < SIZE; place++)
        if (g.owner[place] == seat && g.heights[place])
            if (best == NOBODY || g.heights[place] > g.heights[best])
                best = place;
    if (best == NOBODY)
        return 0;
    if (g.heights[best] == HOTEL) {
        g.hotels++;
        g.houses -= 4; /* a box without enough houses lends them */
    } else {
        g.houses++;
    }
    g.heights[best]--;
    g.cash[seat] += box.spaces[best].house / 2;
    g.decisions++;
    return 1;
}

/* Everything goes to the creditor; the Bank's deeds are face up again. */
static void go_bankrupt(int seat, int other) {
    g.decisions++;
    for (int place = 0; place < SIZE; place++)
        if (g.owner[place] == seat) {
            g.owner[place] = other;
            if (other == NOBODY)
                g.mortgaged[place] = 0;
        }
    for (int deck = 0; deck < 2; deck++)
        if (g.keeper[deck] == seat)
            g.keeper[deck] = other;
    if (other != NOBODY)
        g.cash[other] += g.cash[seat];
    g.cash[seat] = 0;
    g.out[seat] = 1;
    g.left--;
}

static void owe(int seat, int other, int amount) {
    while (g.cash[seat] < amount)
        if (!raise_some(seat)) {
            go_bankrupt(seat, other);
            return;
        }
    g.cash[seat] -= amount;
    if (other != NOBODY)
        g.cash[other] += amount;
}

static void send_to_jail(int seat) {
    g.places[seat] = box.jail;
    g.jailed[seat] = 1;
}

static void advance(int seat, int place) {
    if (place <= g.places[seat])
        g.cash[seat] += box.salary;
    g.places[seat] = place;
}

/* The rent of a landing; utilities are thrown for anew. */
static int rent_of(int place, int is_nearest) {
    const Space *space = &box.spaces[place];
    int have = held(g.owner[place], space->group);
    if (space->kind == STATION)
        return box.station_rents[have - 1] * (is_nearest ? 2 : 1);
    if (space->kind == UTILITY)
        return (is_nearest ? 10 : box.factors[have - 1]) * (below(6) + below(6) + 2);
    if (g.heights[place])
        return space->rents[g.heights[place]];
    int is_double = have == box.sizes[space->group] && !any_in(space->group, 0);
    return space->rents[0] * (is_double ? 2 : 1);
}

static void act(int seat, int is_nearest);

static void draw(int seat, int deck) {
    const Card *card = &box.decks[deck][g.order[deck][g.next[deck]]];
    g.next[deck] = (g.next[deck] + 1) % CARDS;
    int amount = card->number;
    switch (card->effect) {
    case MOVE_TO:
        advance(seat, card->number);
        act(seat, 0);
        return;
    case MOVE_NEAREST: {
        int place = (g.places[seat] + 1) % SIZE;
        while (box.spaces[place].kind != card->number)
            place = (place + 1) % SIZE;
        advance(seat, place);
        act(seat, 1);
        return;
    }
    case MOVE_BACK:
        g.places[seat] = (g.places[seat] + SIZE - card->number) % SIZE;
        act(seat, 0);
        return;
    case TO_JAIL:
        send_to_jail(seat);
        return;
    case JAIL_FREE:
        if (g.keeper[deck] == NOBODY)
            g.keeper[deck] = seat;
        return;
    case GET:
        g.cash[seat] += amount;
        return;
    case GET_EACH:
    case PAY_EACH:
        for (int i = 1; i < g.seats; i++) {
            int other = (seat + i) % g.seats;
            if (!g.out[other] && !g.out[seat])
                card->effect == GET_EACH ? owe(other, seat, amount) : owe(seat, other, amount);
        }
        return;
    case REPAIRS:
        amount = 0;
        for (int place = 0; place < SIZE; place++)
            if (g.owner[place] == seat && g.heights[place])
                amount += g.heights[place] == HOTEL ? card->other : card->number * g.heights[place];
    }
    owe(seat, NOBODY, amount);
}

static void act(int seat, int is_nearest) {
    int place = g.places[seat];
    const Space *space = &box.spaces[place];
    switch (space->kind) {
    case LOT:
    case STATION:
    case UTILITY:
        if (g.owner[place] == NOBODY) {
            g.decisions++; /* buy or not */
            if (g.cash[seat] >= space->price + SMALL) {
                g.cash[seat] -= space->price;
                g.owner[place] = seat;
            }
        } else if (g.owner[place] != seat && !g.mortgaged[place]) {
            g.decisions++; /* the owner asks */
            owe(seat, g.owner[place], rent_of(place, is_nearest));
        }
        return;
    case CHANCE:
    case CHEST:
        draw(seat, space->kind == CHEST);
        return;
    case TAX:
        owe(seat, NOBODY, space->amount);
        return;
    case GO_TO_JAIL:
        send_to_jail(seat);
    }
}

/* At the end of the turn: houses on whole groups, lowest lots first, while money is left beyond a reserve. */
static void build(int seat) {
    for (int group = GROUPS - 1; group >= 0; group--) {
        int first = box.members[group][0];
        if (box.spaces[first].kind != LOT || held(seat, group) < box.sizes[group] || any_in(group, 0))
            continue;
        while (g.cash[seat] >= box.spaces[first].house + RESERVE) {
            int low = first;
            for (int i = 1; i < box.sizes[group]; i++)
                if (g.heights[box.members[group][i]] <= g.heights[low])
                    low = box.members[group][i];
            if (g.heights[low] == HOTEL || (g.heights[low] == 4 ? g.hotels < 1 : g.houses < 1))
                break;
            if (++g.heights[low] == HOTEL) {
                g.hotels--;
                g.houses += 4;
            } else {
                g.houses--;
            }
            g.cash[seat] -= box.spaces[first].house;
            g.decisions++;
        }
    }
    for (int place = 0; place < SIZE; place++)
        if (g.owner[place] == seat && g.mortgaged[place] && g.cash[seat] >= box.spaces[place].price + RESERVE) {
            int half = box.spaces[place].price / 2;
            g.mortgaged[place] = 0;
            g.cash[seat] -= half + (half + 9) / 10;
            g.decisions++;
        }
}

static void turn(int seat) {
    for (int doubles = 0, again = 1; again && !g.out[seat] && g.left > 1;) {
        int is_held = g.jailed[seat];
        g.decisions++; /* throw, or leave Jail and throw */
        for (int deck = 0; deck < 2 && is_held; deck++)
            if (g.keeper[deck] == seat) {
                g.keeper[deck] = NOBODY;
                is_held = g.jailed[seat] = 0;
            }
        int first = below(6) + 1, second = below(6) + 1;
        int is_double = first == second;
        again = is_double && !is_held;
        if (is_held && !is_double) {
            if (g.jailed[seat]++ < 3)
                break;
            owe(seat, NOBODY, box.fine);
            if (g.out[seat])
                break;
        }
        g.jailed[seat] = 0;
        if (again && ++doubles == 3) {
            send_to_jail(seat);
            break;
        }
        if (g.places[seat] + first + second >= SIZE)
            g.cash[seat] += box.salary;
        g.places[seat] = (g.places[seat] + first + second) % SIZE;
        act(seat, 0);
        again = again && !g.jailed[seat];
    }
    if (!g.out[seat] && g.left > 1) {
        build(seat);
        g.decisions++; /* pass the dice on */
    }
}

/* One whole game, or as many decisions as it may have; whether it came to an end. */
static int play(int most) {
    g.left = g.seats;
    g.houses = box.houses;
    g.hotels = box.hotels;
    g.decisions = 0;
    for (int seat = 0; seat < g.seats; seat++) {
        g.cash[seat] = box.cash;
        g.places[seat] = g.jailed[seat] = g.out[seat] = 0;
    }
    for (int place = 0; place < SIZE; place++) {
        g.owner[place] = NOBODY;
        g.mortgaged[place] = g.heights[place] = 0;
    }
    for (int deck = 0; deck < 2; deck++) {
        g.next[deck] = 0;
        g.keeper[deck] = NOBODY;
        for (int i = 0; i < CARDS; i++) {
            int j = below((uint32_t)i + 1);
            g.order[deck][i] = g.order[deck][j];
            g.order[deck][j] = i;
        }
    }
    for (int seat = below((uint32_t)g.seats); g.left > 1 && g.decisions < most; seat = (seat + 1) % g.seats)
        if (!g.out[seat])
            turn(seat);
    return g.left == 1;
}

static int read_number(void) {
    int number;
    if (scanf("%d", &number) != 1)
        exit(2);
    return number;
}

static void read_box(void) {
    for (int place = 0; place < SIZE; place++) {
        Space *space = &box.spaces[place];
        space->kind = read_number();
        space->group = read_number();
        space->price = read_number();
        space->house = read_number();
        for (int i = 0; i < 6; i++)
            space->rents[i] = read_number();
        space->amount = read_number();
        if (space->group >= 0)
            box.members[space->group][box.sizes[space->group]++] = place;
        if (space->kind == JAIL)
            box.jail = place;
    }
    for (int i = 0; i < 2 * CARDS; i++) {
        Card *card = &box.decks[i / CARDS][i % CARDS];
        card->effect = read_number();
        card->number = read_number();
        card->other = read_number();
    }
    int *rest[] = {&box.cash, &box.salary, &box.fine, &box.houses, &box.hotels};
    for (int i = 0; i < 5; i++)
        *rest[i] = read_number();
    for (int i = 0; i < 4; i++)
        box.station_rents[i] = read_number();
    for (int i = 0; i < 2; i++)
        box.factors[i] = read_number();
}

static int64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

int main(int argc, char **argv) {
    if (argc != 5)
        return 2;
    g.seats = atoi(argv[1]);
    int games = atoi(argv[2]), most = atoi(argv[4]);
    if (g.seats < 2 || g.seats > MOST_SEATS || games < 1 || most < 1)
        return 2;
    read_box();
    uint64_t seed = strtoull(argv[3], NULL, 10);
    g.chance = (Stream){(uint32_t)seed, (uint32_t)(seed >> 32), 0, 1};
    int64_t start = now(), decisions = 0, ended = 0;
    for (int game = 0; game < games; game++) {
        ended += play(most);
        decisions += g.decisions;
    }
    printf("%lld %lld %lld\n", (long long)(now() - start), (long long)decisions, (long long)ended);
    return 0;
}
