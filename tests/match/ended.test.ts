import { describe, expect, it } from 'vitest';
import { readRecord, replay } from '../../src/engine/index.js';
import { verifyMatches } from '../../src/match/index.js';
import { smugglers } from '../engine/games/smugglers/index.js';
import { ferryGame } from './fixture-game.js';
import { must, refusalOf, rows, tableAtTurns, take } from './harness.js';
import { here, holders as holdersOf, playing, verified } from './series-play.js';

const as = (id: string) => ({ id, keeps: false });
const to = (seat: number) => ({ kind: 'concede', payload: { seat } }) as const;
const place = { guildId: 'g1', channelId: 'c2', locale: 'en' } as const;

describe('conceding together', () => {
  it('asks all but who is conceded to, who has won then as the match stands', async () => {
    const { db, service, id, holders } = await tableAtTurns(3);
    const [ann, bo, cem] = holders as [string, string, string];
    must(await service.play(id, ann, undefined, take(3)));
    const vote = must(await service.propose(id, as(ann), to(2)));
    expect(vote.ballots.map(({ person }) => person)).toEqual([ann, bo]);
    expect(refusalOf(await service.vote(id, vote.id, cem, true))).toBe('vote.not-asked');
    must(await service.vote(id, vote.id, bo, true));
    const match = (await service.find(id))!;
    expect([match.status, match.closed, await rows(db, 'drafts')]).toEqual(['over', undefined, []]);
    const { sheet, conceded, resigned } = must(await service.scores(id));
    expect([sheet.winners, conceded, resigned]).toEqual([[2], 2, undefined]);
    const { position } = must(await service.table(id));
    // The points are those of the position, without what was only a draft.
    expect(sheet.seats).toEqual(ferryGame().score(position.state as never).seats);
    const [batch, ...none] = await service.takeBatches();
    const event = { id: 'match.conceded', args: { seat: { seat: 2 } } };
    expect([batch!.kind, batch!.events, none]).toEqual(['over', [{ by: 'person', event }], []]);
    const text = must(await service.record(id));
    expect(text).toContain(`# the others conceded to seat 2 (${match.seats[2]!.person.name}), which ended the match\n`);
    const { game, record } = must(readRecord({ ferry: ferryGame() }, text));
    expect(must(replay(game, record)).state).toEqual(position.state);
    const rematch = must(await service.rematch(id, { ...place, person: { id: cem, name: 'Cem' } }));
    expect([...rematch.match.rematch!.people].sort()).toEqual([...holders].sort());
    expect((await verifyMatches({ database: db, games: { ferry: ferryGame() } })).broken).toEqual([]);
  });

  it('cannot be proposed by who would win, by a stranger, or to a seat that is not there', async () => {
    const { service, id, holders } = await tableAtTurns(3);
    expect(refusalOf(await service.propose(id, as(holders[1]!), to(1)))).toBe('vote.concede.own');
    expect(refusalOf(await service.propose(id, as(holders[1]!), to(3)))).toBe('vote.no-seat');
    expect(refusalOf(await service.propose(id, as('u9'), to(1)))).toBe('match.not-seated');
    must(await service.resign(id, holders[0]!));
    expect(refusalOf(await service.propose(id, as(holders[0]!), to(1)))).toBe('match.resigned');
  });

  it('may be to a seat that the computer plays on', async () => {
    const { service, id, holders } = await tableAtTurns(3);
    must(await service.resign(id, holders[2]!));
    const vote = must(await service.propose(id, as(holders[0]!), to(2)));
    must(await service.vote(id, vote.id, holders[1]!, true));
    expect(must(await service.scores(id)).sheet.winners).toEqual([2]);
  });

  it('expires when who is conceded to has ended the match, and not when they resign from it', async () => {
    const { service, id, holders } = await tableAtTurns(4);
    const vote = must(await service.propose(id, as(holders[0]!), to(3)));
    must(await service.resign(id, holders[3]!));
    expect(refusalOf(await service.vote(id, vote.id, holders[1]!, true))).toBe('ok');
    must(await service.close(id, 'u0', true));
    expect(refusalOf(await service.vote(id, vote.id, holders[2]!, true))).toBe('vote.late-over');
  });
});

describe('a game of a series', () => {
  it('that is conceded ends its series: who is conceded to has won it', async () => {
    const { db, service, first } = await playing(smugglers, 3);
    const [ann, bo, cem] = holdersOf(first) as [string, string, string];
    const vote = must(await service.propose(first.id, as(ann), to(1)));
    must(await service.vote(first.id, vote.id, cem, true));
    expect((await here(service)).id).toBe(first.id);
    const [batch] = await service.takeBatches();
    expect(batch!.events.map(({ event }) => event.id)).toEqual(['match.conceded-series']);
    const { series, sheet } = must(await service.scores(first.id));
    expect([series!.next, series!.total!.winners, sheet.winners]).toEqual([undefined, [1], [1]]);
    expect(await verified(db, smugglers)).toEqual([]);
    expect(bo).toBe(holdersOf(first)[1]);
  });

  it('that all have ended by agreement ends its series without a result', async () => {
    const { db, service, first } = await playing(smugglers, 2);
    const [ann, bo] = holdersOf(first) as [string, string];
    const vote = must(await service.propose(first.id, as(ann), { kind: 'end', payload: {} }));
    must(await service.vote(first.id, vote.id, bo, true));
    const [batch] = await service.takeBatches();
    expect(batch!.events.map(({ event }) => event.id)).toEqual(['match.ended-series']);
    expect([(await here(service)).id, refusalOf(await service.scores(first.id))]).toEqual([first.id, 'match.closed']);
    expect(must(await service.record(first.id))).toContain('# the match was closed before its end, without a result\n');
    expect(await verified(db, smugglers)).toEqual([]);
  });
});
