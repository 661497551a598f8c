/** Promise: a verdict cites only what holds for its printing; what does not hold stands apart, and says why; what is inferred says so. */
import { describe, expect, it } from 'vitest';
import { ruleset, settings } from '../../../src/catalog.js';
import type { SeeAlso } from '../../../src/contract/grounds.js';
import { clauses } from '../../../src/corpus/clauses.js';
import { presetById, presets, type Preset } from '../../../src/corpus/presets.js';
import { holdsIn } from '../../../src/corpus/scopes.js';
import { saidOf, type SettingText } from '../../../src/kernel/declare/setting.js';
import { cases, results as all } from './results.js';

const byId = new Map(cases.map((one) => [one.id, one]));
const results = all.flatMap(({ case: id, preset, verdict }) => (verdict ? [{ id, verdict, preset: presetById(preset)! }] : []));

/** By what the law itself says, and not by what the engine knows of it. */
const holds = (id: string, preset: Preset) => id.startsWith('ruling:') || clauses.get(id)!.holds.some((scope) => holdsIn(scope, preset));

interface Citing {
  readonly rule: string;
  readonly cites: readonly string[];
  readonly seeAlso?: readonly SeeAlso[];
}

/** Everything in a verdict that cites. */
const citing = results.flatMap(({ id, preset, verdict }) => {
  const all: readonly Citing[] = [...verdict.findings, ...verdict.effects, ...verdict.scores.flatMap(({ lines }) => lines)];
  return all.map((item) => ({ id, where: `${id} under ${preset.id}: ${item.rule}`, preset, item }));
});

const distinct = (list: readonly string[]) => [...new Set(list)];

describe('what a verdict cites', () => {
  it('holds for the printing, in every case and under every preset', () => {
    expect(citing.length).toBeGreaterThan(50_000);
    const outside = citing.flatMap(({ where, preset, item }) => item.cites.filter((id) => !holds(id, preset)).map((id) => `${where} cites ${id}`));
    expect(outside).toEqual([]);
  });

  it('stands apart where it does not, and says why', () => {
    const seen = citing.flatMap(({ where, preset, item }) => (item.seeAlso ?? []).map((see) => ({ where, preset, item, ...see })));
    expect(distinct(seen.map(({ why }) => why)).sort()).toEqual(expect.arrayContaining(['by-analogy', 'history', 'other-printing']));
    const wrong = seen.filter(({ clause, why, preset, item }) => item.cites.includes(clause) || holds(clause, preset) !== (why === 'contrary'));
    expect(wrong.map(({ where, clause, why }) => `${where} see ${clause} (${why})`)).toEqual([]);
  });

  it('is not what the table has chosen against: that stands apart as the contrary', () => {
    const isContrary = (a: string, b: string) => [a, b].some((id, i, both) => clauses.get(id)?.conflictsWith?.includes(both[1 - i]!));
    const wrong: string[] = [];
    let apart = 0;
    for (const { where, preset, item, id } of citing) {
      const chosen = byId.get(id)!.ruleset?.settings ?? {};
      for (const [key, value] of Object.entries(chosen)) {
        const { text } = settings.get(key)!;
        if (value === null || value === text.presets[preset.id][0]) continue;
        const said = text.values.find((one) => one.value === value)!.cites;
        const others = text.values.flatMap(({ cites }) => cites).filter((other) => said.some((own) => isContrary(own, other)));
        const resting = ruleset({ preset: preset.id, ...byId.get(id)!.ruleset }).settings.all;
        const against = others.filter((other) => ![...resting.values()].some(({ cites }) => cites.includes(other)));
        wrong.push(...item.cites.filter((one) => against.includes(one)).map((one) => `${where} cites ${one} against ${key}`));
        apart += (item.seeAlso ?? []).filter(({ clause, why }) => why === 'contrary' && against.includes(clause)).length;
      }
    }
    expect(apart).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  // of what follows from an action; a rule may tell beforehand what would be scored, and how
  it('speaks of no figure that is nowhere, and of the end of the game in no other scoring', () => {
    const ofFigures: Readonly<Record<string, string>> = {
      'gq11.field.herd-and-pig': 'pig',
      'mage-and-witch.score.fairy-apart': 'fairy',
      'monasteries.fairy.abbot': 'fairy',
      'monasteries.wagon.from': 'wagon',
      'pd.fairy.x.big-top.no-three-points-at-end': 'fairy',
      'river.pig-herd.adds-to-pig': 'pig',
      'siege.fairy.bonus': 'fairy',
      'siege.field.barn': 'barn',
      'siege.field.barn-connected': 'barn',
      'under-the-big-top.x.shepherd.not-counted': 'shepherd',
    };
    const ofTheEnd: readonly string[] = [
      'abbey-and-mayor.mayor.final',
      'cult.challenge.neither-at-end',
      'darmstadt.city.incomplete',
      'ghosts-castles-and-cemeteries.cemetery.final',
      'siege.score.incomplete-cathedral',
      'watchtowers.final.none',
    ];
    const seen = new Set<string>();
    const misplaced = results.flatMap(({ id, verdict: { effects, scores, next } }) => {
      const cited = new Set(
        [...effects, ...scores.flatMap(({ lines }) => lines)].flatMap(({ cites, seeAlso = [] }) => [
          ...cites,
          ...seeAlso.map(({ clause }) => clause),
        ]),
      );
      const kinds = JSON.stringify([byId.get(id)!.snapshot, byId.get(id)!.action]);
      for (const clause of cited) seen.add(clause);
      return [
        ...Object.entries(ofFigures).filter(([clause, kind]) => cited.has(clause) && !kinds.includes(`"${kind}"`)),
        ...(next === null ? [] : ofTheEnd.filter((clause) => cited.has(clause))),
      ].map((clause) => `${id} cites ${String(clause)}`);
    });
    expect(misplaced).toEqual([]);
    expect([...Object.keys(ofFigures), ...ofTheEnd].filter((clause) => !seen.has(clause))).toEqual([]);
  });

  it('has its text, its authority and the labels of its sources in the verdict', () => {
    const lacking = results.flatMap(({ id, verdict }) =>
      verdict.findings.flatMap(({ cites, seeAlso = [] }) =>
        [...cites, ...seeAlso.map(({ clause }) => clause)].filter((clause) => !verdict.clauses[clause]).map((clause) => `${id}: ${clause}`),
      ),
    );
    expect(distinct(lacking)).toEqual([]);
    const labelled = results.flatMap(({ verdict }) => Object.entries(verdict.clauses).filter(([, clause]) => clause.authorityBySource));
    expect(labelled.length).toBeGreaterThan(0);
    for (const [id, { authorityBySource }] of labelled) expect(authorityBySource).toEqual(clauses.get(id)!.authorityBySource);
  });
});

describe('a printing that contradicts itself', () => {
  const timing = (preset: string, id: string) =>
    results
      .find((result) => result.id === id && result.preset.id === preset)!
      .verdict.findings.filter(({ rule }) => rule === 'settings.dragon.timing');

  it('is told where the other reading would change the outcome, and only there', () => {
    const [told] = timing('rgg-big-box-3', 'dragon-timing.walk-or-score-first');
    expect(told).toMatchObject({
      cites: ['pd.dragon.timing.rgg-score-first'],
      seeAlso: [{ clause: 'pd.dragon.timing.rgg-internal-conflict', why: 'contrary' }],
    });
    expect(told!.message).toContain('says the contrary');
    expect(timing('rgg-big-box-3', 'volcano.builder-not-on-it')).toEqual([]);
    expect(timing('hig-c1-current', 'dragon-timing.walk-or-score-first')).toEqual([]);
  });
});

describe('what a verdict rests on', () => {
  it('is inferred where no clause of the printing is cited', () => {
    const bare = results.flatMap(({ id, preset, verdict }) =>
      verdict.findings
        .filter(({ cites, basis, reads = [] }) => cites.length === 0 && basis !== 'inferred' && !reads.some(({ setBy }) => setBy))
        .map(({ rule }) => `${id} under ${preset.id}: ${rule}`),
    );
    expect(bare).toEqual([]);
  });

  it('is inferred of an effect or a score line in the same case, and in no other', () => {
    const follows = results.flatMap(({ verdict: { effects, scores } }) => [...effects, ...scores.flatMap(({ lines }) => lines)]);
    expect(follows.some(({ basis }) => basis === 'inferred')).toBe(true);
    for (const { rule, cites, basis } of follows) expect(basis, rule).toBe(cites.length === 0 ? 'inferred' : undefined);
  });

  it('says so in the message of a ban that is inferred, and in no other', () => {
    const findings = results.flatMap(({ verdict }) => verdict.findings);
    const bans = findings.filter(({ outcome }) => outcome === 'forbid');
    expect(bans.some(({ basis }) => basis === 'inferred')).toBe(true);
    expect(bans.some(({ basis }) => basis !== 'inferred')).toBe(true);
    for (const { outcome, basis, message } of findings)
      expect(message.endsWith('; this is inferred')).toBe(outcome === 'forbid' && basis === 'inferred');
  });

  it('names what an inferred setting or trait is inferred from', () => {
    const reads = results.flatMap(({ verdict }) => verdict.findings.flatMap(({ reads: list = [] }) => list));
    expect(reads.some(({ trait }) => trait)).toBe(true);
    expect(reads.some(({ setting }) => setting)).toBe(true);
    for (const read of reads) expect((read.from ?? []).length > 0, JSON.stringify(read)).toBe(read.basis === 'inferred');
  });

  it('is no inferred ban beside one that is stated', () => {
    const beside = results.filter(
      ({ verdict: { verdict, findings } }) =>
        verdict === 'illegal' && distinct(findings.filter(({ outcome }) => outcome === 'forbid').map(({ basis = 'stated' }) => basis)).length === 2,
    );
    expect(beside.length).toBeGreaterThan(0);
    for (const { verdict } of beside) {
      expect(verdict.basis).toBe('stated');
      expect(verdict.findings.filter(({ rule, basis }) => verdict.decidedBy.includes(rule) && basis === 'inferred')).toEqual([]);
    }
  });

  it('is the weakest of what decides', () => {
    for (const { verdict } of results) {
      const deciding = verdict.findings.filter(({ rule }) => verdict.decidedBy.includes(rule));
      if (verdict.basis === 'inferred') expect(deciding.some(({ basis }) => basis === 'inferred')).toBe(true);
      else expect(deciding.filter(({ basis, outcome }) => basis === 'inferred' && outcome === 'permit' && verdict.verdict === 'legal')).toEqual([]);
    }
  });

  it('is decided by at least one rule, unless nothing speaks of it', () => {
    const undecided = results.filter(({ verdict: { verdict, decidedBy } }) => decidedBy.length === 0 && verdict !== 'unsupported');
    expect(distinct(undecided.map(({ id }) => id))).toEqual([]);
  });

  // the five documents have no text of it
  it('is a value that is stated only where a clause of the printing says it', () => {
    const unsupported = [...settings.values()].flatMap(({ key, text }) =>
      presets.flatMap((preset) => {
        const [value, basis] = text.presets[preset.id];
        const cites = saidOf(text.values.find((candidate) => candidate.value === value)!);
        return basis === 'stated' && !cites.some((id) => holds(id, preset)) ? [`${key}=${value} under ${preset.id}`] : [];
      }),
    );
    expect(unsupported).toEqual([]);
  });

  /** These stand for the texts of today, with what publishers and players have made clear since. */
  const ofToday: readonly string[] = ['hig-c1-current', 'wikicarpedia-c2-current'];
  const saying = (value: string, { text }: { readonly text: SettingText }, preset: Preset) =>
    saidOf(text.values.find((candidate) => candidate.value === value)!)
      .filter((id) => holds(id, preset))
      .map((id) => clauses.get(id)!.authority);

  it('is a value that players alone hold to in the texts of today only, and that nobody has read nowhere', () => {
    const weak = [...settings.values()].flatMap((setting) =>
      presets.flatMap((preset) => {
        const [value, basis] = setting.text.presets[preset.id];
        const enough = ofToday.includes(preset.id) ? ['general-knowledge'] : ['general-knowledge', 'community', 'house'];
        return basis === 'stated' && saying(value, setting, preset).every((authority) => enough.includes(authority))
          ? [`${setting.key}=${value} under ${preset.id}`]
          : [];
      }),
    );
    expect(weak).toEqual([]);
  });

  it('is a value that is inferred in the texts of today only where no publisher says it', () => {
    /** What their clauses say is not this value, but that it is open, or how it is read. */
    const silent = new Set([
      'count.abbotInCity',
      'count.lastRedeploymentBegins',
      'dragon.startTile',
      'volcano.actionLimit',
      'fairy.sameTile',
      'fairy.cityOfCarcassonne',
      'river.pigHerd',
      'catapult.doubleTurn',
      'tunnel.tokenSets',
      'tunnel.oncePer',
      'goldmines.castle',
      'mage-and-witch.onDragonTile',
      'robbers.finalScoring',
      'winter.knightValues',
      'spiel-doch.start',
      // that little buildings count then, and that the abbot figure is meant who lies there, no publisher says
      'abbot.removalLittleBuildings',
      'monasteries.lyingAbbot',
      // "no other figure moved", and roads that meet at a crossing: whether that is meant here, no publisher says
      'abbey-and-mayor.wagonAfterPrincess',
      'abbey-and-mayor.wagonCrossings',
      // what they say is of ordinary tiles, of the landscape and of roads: what is beside these no publisher says
      'goldmines.wideTiles',
      'watchtowers.followersAbove',
      'darmstadt.followersAside',
      'ferries.wagons',
      'under-the-big-top.followersOnTowers',
      'bridges-castles-and-bazaars.wagonFromCastle',
      // of points that are scored: whether what is paid is meant, no publisher says
      'messages.ransom',
    ]);
    const said = [...settings.values()].flatMap((setting) =>
      presets.flatMap((preset) => {
        const [value, basis] = setting.text.presets[preset.id];
        if (basis === 'stated' || !ofToday.includes(preset.id)) return [];
        return saying(value, setting, preset).some((authority) => authority.startsWith('official')) ? [setting.key] : [];
      }),
    );
    expect(distinct(said).sort()).toEqual([...silent].sort());
  });

  // a report of what was printed before, or elsewhere, is no law where the printing says otherwise
  it('is no report of another printing where the value of the printing is stated', () => {
    const tells = new Set(['pd.fairy.moved.list-is-newer', 'pd.protection.castle-first-in-big-box-3']);
    const isReport = (id: string) => {
      const { kind, authority } = clauses.get(id)!;
      return ['change-note', 'publisher-difference'].includes(kind) && !['community', 'house'].includes(authority) && !tells.has(id);
    };
    const contrary = [...settings.values()].flatMap(({ key, text }) =>
      presets.flatMap((preset) => {
        const [value, basis] = text.presets[preset.id];
        const own = text.values.find((candidate) => candidate.value === value)!.cites;
        const others = text.values.filter((candidate) => candidate.value !== value).flatMap(({ cites }) => cites);
        const wrong = others.filter((id) => !own.includes(id) && isReport(id) && holds(id, preset));
        return basis === 'stated' ? wrong.map((id) => `${id} under ${preset.id}, where ${key}=${value}`) : [];
      }),
    );
    expect(contrary).toEqual([]);
  });

  it('is no inferred setting whose other values come to the same', () => {
    const of = (id: string, preset: string) => results.find((result) => result.id === id && result.preset.id === preset)!.verdict;
    // a farmer stands in no city, whichever part of the tile the princess acts on
    expect(of('princess.not-a-farmer', 'hig-c1-original-2005')).toMatchObject({ verdict: 'illegal', basis: 'stated' });
    expect(of('dragon-walk.not-a-dead-end', 'zmg-c1')).toMatchObject({ verdict: 'legal', basis: 'stated' });
    // with a mage on the tile the diet matters
    expect(of('dragon-eats.mage', 'zmg-c1')).toMatchObject({ verdict: 'legal', basis: 'inferred' });
  });
});
