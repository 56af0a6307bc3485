/* The race in plain C: the rules of games/race and the dealer of kernel/stream, so the same seed plays the
 * same games. bench/in_c.py compiles it and compares.
 *
 *     race SEATS GAMES SEED FINISH [PICTURE END]...
 *
 * prints the nanoseconds that all games took, then a line a game: its decisions and its winner. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { MOST_SEATS = 16, MOST_SPACES = 501, CIRCLE = 360, SECTOR = 60, START = 0, WAITING = -1, NOBODY = -2 };

typedef struct {
    uint32_t a, b, c, counter;
} Stream;

typedef struct {
    int seats, finish;
    int leads[MOST_SPACES];  /* where a piece ends that comes to a space by count */
    int spaces[MOST_SEATS];  /* by seat: a space, or WAITING */
    int order[MOST_SEATS];   /* seats in the order of play */
    int decisions;
    Stream chance;
} Race;

/* The next number of 32 bits: sfc32. */
static uint32_t next(Stream *s) {
    uint32_t mixed = s->a + s->b + s->counter++;
    s->a = s->b ^ (s->b >> 9);
    s->b = s->c + (s->c << 3);
    s->c = ((s->c << 21) | (s->c >> 11)) + mixed;
    return mixed;
}

/* A number from 0 up to the bound, each equally likely. */
static uint32_t below(Stream *s, uint32_t bound) {
    uint64_t product = (uint64_t)next(s) * bound;
    if ((uint32_t)product < bound) {
        uint32_t least = (uint32_t)((UINT64_C(1) << 32) % bound);
        while ((uint32_t)product < least)
            product = (uint64_t)next(s) * bound;
    }
    return (uint32_t)(product >> 32);
}

static Stream seeded(uint64_t seed) {
    Stream s = {(uint32_t)seed, (uint32_t)(seed >> 32), 0, 1};
    for (int i = 0; i < 15; i++)
        next(&s);
    return s;
}

/* One decision of a seat: it spins, on a dividing line again, until a number counts. */
static int spin(Race *r) {
    uint32_t degree;
    r->decisions++;
    do
        degree = below(&r->chance, CIRCLE);
    while (degree % SECTOR == 0);
    return (int)(degree / SECTOR) + 1;
}

/* Everybody spins, the highest starts; those who tie spin again for the places that they share. */
static void spin_for_order(Race *r) {
    int standing[MOST_SEATS] = {0}, tied[MOST_SEATS];
    int is_open = 1;
    for (int seat = 0; seat < r->seats; seat++)
        tied[seat] = 1;
    while (is_open) {
        int rank[MOST_SEATS];
        for (int seat = 0; seat < r->seats; seat++)
            if (tied[seat])
                standing[seat] += spin(r);
        is_open = 0;
        for (int seat = 0; seat < r->seats; seat++) {
            rank[seat] = tied[seat] = 0;
            for (int other = 0; other < r->seats; other++) {
                rank[seat] += standing[other] < standing[seat];
                tied[seat] |= other != seat && standing[other] == standing[seat];
            }
            is_open |= tied[seat];
        }
        for (int seat = 0; seat < r->seats; seat++)
            standing[seat] = rank[seat] * 7;
    }
    for (int seat = 0; seat < r->seats; seat++)
        r->order[r->seats - 1 - standing[seat] / 7] = seat;
}

/* Who else rests on this space; Start holds any number. */
static int opponent_on(const Race *r, int seat, int space) {
    if (space != START)
        for (int other = 0; other < r->seats; other++)
            if (r->spaces[other] == space)
                return other == seat ? NOBODY : other;
    return NOBODY;
}

static void move_forward(Race *r, int seat, int count) {
    int end = r->leads[r->spaces[seat] + count];
    if (opponent_on(r, seat, end) == NOBODY)
        r->spaces[seat] = end;
}

static void move_back(Race *r, int seat, int count) {
    int origin = r->spaces[seat];
    int landing = origin > count ? origin - count : START;
    int end = r->leads[landing];
    int other = opponent_on(r, seat, end);
    if (end != landing && other != NOBODY)
        return; /* the arrow's end is taken: the turn is lost */
    r->spaces[seat] = end;
    if (other != NOBODY)
        r->spaces[other] = origin;
}

/* One whole game; who won. */
static int play(Race *r) {
    r->decisions = 0;
    for (int seat = 0; seat < r->seats; seat++)
        r->spaces[seat] = WAITING;
    spin_for_order(r);
    for (int place = 0;; place = (place + 1) % r->seats) {
        int seat = r->order[place];
        if (r->spaces[seat] == WAITING)
            r->spaces[seat] = START;
        int count = spin(r);
        int goal = r->spaces[seat] + count;
        if (goal == r->finish)
            return seat;
        if (goal > r->finish)
            move_back(r, seat, count);
        else
            move_forward(r, seat, count);
    }
}

static int64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

int main(int argc, char **argv) {
    static Race race;
    if (argc < 5 || argc % 2 == 0)
        return 2;
    race.seats = atoi(argv[1]);
    int games = atoi(argv[2]);
    race.chance = seeded(strtoull(argv[3], NULL, 10));
    race.finish = atoi(argv[4]);
    if (race.seats < 2 || race.seats > MOST_SEATS || games < 1 || race.finish >= MOST_SPACES)
        return 2;
    for (int space = 0; space <= race.finish; space++)
        race.leads[space] = space;
    for (int i = 5; i < argc; i += 2)
        race.leads[atoi(argv[i])] = atoi(argv[i + 1]);

    int *played = malloc(sizeof(int) * 2 * (size_t)games);
    if (!played)
        return 1;
    int64_t start = now();
    for (int game = 0; game < games; game++) {
        played[2 * game + 1] = play(&race);
        played[2 * game] = race.decisions;
    }
    printf("%lld\n", (long long)(now() - start));
    for (int game = 0; game < games; game++)
        printf("%d %d\n", played[2 * game], played[2 * game + 1]);
    return 0;
}
