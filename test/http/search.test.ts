/** Promise: a judge who asks in his own words finds the clause, and sees where the words stand. */
import type { Scope } from '../../src/contract/clause.js';
import { clauses } from '../../src/corpus/clauses.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Clause } from '../../src/contract/clause.js';
import { findClauses, highlighted, matches } from '../../src/service/corpus/search.js';
import { partsOf } from '../../src/service/corpus/foreign-words.js';
import { stem } from '../../src/service/corpus/words.js';
import { testApp, type TestApp } from '../support/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

interface Page {
  items: Clause[];
  next: string | null;
  total: number;
  matches?: Record<string, [number, number][]>;
  highlights?: Record<string, string>;
}
const search = async (query: Record<string, string>, language?: string) =>
  (await app.get<Page>(`/v1/clauses?${new URLSearchParams(query)}`, language === undefined ? {} : { 'accept-language': language })).body;
const first = (q: string, count = 5) =>
  findClauses({ q })
    .slice(0, count)
    .map(({ clause }) => clause.id);
/** One of the first so many is such a clause. */
const finds = (q: string, expected: RegExp, among = 1) => {
  const ids = first(q, among);
  expect(
    ids.some((id) => expected.test(id)),
    ids.join(' '),
  ).toBe(true);
};

describe('a question of a judge', () => {
  it.each([
    ['can the dragon eat the fairy', 'pd.dragon.diet.fairy'],
    ['does the dragon eat the builder', 'pd.dragon.menu.builder'],
    ['wagon eaten by dragon', 'pd.dragon.menu.wagon'],
    ['barn eaten by dragon', 'pd.dragon.diet.barn'],
    ['mage and witch dragon', 'pd.dragon.menu.mage'],
    ['shepherd sheep eaten', 'pd.dragon.menu.sheep-token'],
    ['dragon castle safe', 'pd.protection.castle'],
    ['dragon and the tower', 'pd.dragon.diet.tower-piece'],
    ['city of carcassonne dragon', 'pd.protection.city-of-carcassonne'],
    ['does the fairy protect against the dragon', 'pd.protection.fairy-tile'],
    ['how many steps does the dragon move', 'pd.dragon.move.six-steps'],
    ['who moves the dragon first', 'pd.dragon.move.active-player-starts'],
    ['can the dragon enter the same tile twice', 'pd.dragon.move.no-tile-twice'],
    ['what if the dragon is in a dead end', 'pd.dragon.move.dead-end'],
    ['dragon tile drawn when the dragon is not in play', 'pd.dragon.entry.set-aside-early-dragon-tile'],
    ['score before dragon moves', 'pd.dragon.timing.after-deploy-before-score'],
    ['does the pig go home when the farmer is eaten', 'pd.dragon.x.traders-builders.last-farmer-frees-pig'],
    ['place meeple on volcano tile', 'pd.volcano.no-follower-on-it'],
    ['abbot volcano', 'pd.volcano.forbid.abbot'],
    ['move the fairy in volcano turn', 'pd.volcano.fairy-may-move'],
    ['two volcanoes dragon jumps', 'pd.volcano.pulls-dragon-from-other-volcano'],
    ['princess may must', 'pd.princess.must-remove'],
    ['princess may must', 'pd.princess.may-remove'],
    ['remove my own knight with princess', 'pd.princess.own-knight-allowed'],
    ['can I place a meeple after removing a knight', 'pd.princess.no-deployment-after-removal'],
    ['princess large follower', 'pd.princess.removable.large-follower'],
    ['builder on portal', 'pd.portal.figure-forbidden.builder'],
    ['portal completed city', 'pd.portal.not-to-completed-feature'],
    ['magic portal occupied field', 'pd.portal.not-to-occupied-feature'],
    ['portal onto dragon tile', 'pd.portal.onto-dragon-tile-forbidden'],
    ['three points fairy when feature scored', 'pd.fairy.bonus.three-points'],
    ['fairy point start of turn', 'pd.fairy.point.start-of-turn'],
    ['fairy double turn point twice', 'pd.fairy.point.once-per-double-turn'],
    ['fairy with phantom', 'pd.fairy.moved.allow.phantom'],
    ['tunnel field separate', 'pd.tile.tunnel.fields-separate-zmg'],
    ['monastery in the city knight monk', 'pd.tile.monastery-in-city.monk-despite-knights'],
    ['house rule five points fairy', 'pd.house.five-points-instead-of-one'],
    // typing errors
    ['dargon eats faery', 'pd.dragon.diet.fairy'],
    ['vulcano folower', 'pd.volcano.no-follower-on-it'],
    ['pricness knigth own', 'pd.princess.own-knight-allowed'],
    ['teh magic protal compelted', 'pd.portal.not-to-completed-feature'],
    // the words of the other edition, and of other languages
    ['meeple cloister tile', 'pd.tile.monastery-in-city.choose-city-or-cloister'],
    ['smok wróżka', 'pd.dragon.diet.fairy'],
    ['smok wrozka', 'pd.dragon.diet.fairy'],
    ['Burgfräulein Ritter', 'pd.princess.one-knight-only'],
  ])('`%s` finds %s among the first five', (q, id) => {
    expect(clauses.has(id), id).toBe(true);
    expect(first(q)).toContain(id);
  });

  it.each(['xyzzy-nothing', 'qqqqqq', '???', '\0', 'the'])('`%s` finds nothing', (q) => {
    expect(first(q)).toEqual([]);
  });

  it.each(['volcano', 'fairy points', 'can the dragon eat the fairy'])('`%s` finds the same in the same order every time', (q) => {
    expect(findClauses({ q })).toEqual(findClauses({ q }));
  });

  it('does not depend on case, order of spaces, or stop words', () => {
    const plain = first('dragon fairy', 20);
    for (const q of ['DRAGON FAIRY', '  dragon   fairy ', 'a dragon, some fairy']) expect(first(q, 20)).toEqual(plain);
  });

  it.each([
    ['princes', /\bprincess\b/],
    ['volca', /\bvolcano\b/],
  ])('takes the beginning of a word, `%s`, for the word and not for one that is spelt alike', (q, word) => {
    expect(first(q)).toHaveLength(5);
    for (const id of first(q)) expect(id).toMatch(word);
  });

  it('is answered by an id first, and by a phrase before single words', () => {
    expect(first('pd.fairy.own-follower-only')[0]).toBe('pd.fairy.own-follower-only');
    for (const id of first('pd.portal.figure.')) expect(id).toMatch(/^pd\.portal\.figure\./);
    const phrase = 'has to move the dragon by one tile';
    expect(findClauses({ q: phrase })[0]!.clause.statement).toContain(phrase);
  });
});

describe('without words', () => {
  it.each(['', '   '])('(%j) all clauses come in their order', (q) => {
    expect(findClauses({ q }).map(({ clause }) => clause.id)).toEqual([...clauses.keys()]);
  });
});

describe('words', () => {
  it.each([
    ['place', 'places', 'placed', 'placing'],
    ['remove', 'removes', 'removal', 'removed'],
    ['city', 'cities'],
    ['eat', 'eats', 'eaten'],
    ['volcano', 'volcanoes', 'Volcano'],
    ['complete', 'completed', 'completes'],
    ['protect', 'protection', 'protected'],
    ['łąka', 'laka'],
  ])('%s is one with its other forms', (...forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  it.each([
    ['follower', 'follow'],
    ['road', 'river'],
    ['pig', 'pigsty'],
    ['princess', 'prince'],
  ])('%s is not %s', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });
});

describe('every filter', () => {
  const filters: [Record<string, string>, (clause: Clause, scope: Scope) => boolean][] = [
    [{ edition: 'C2' }, (_clause, { edition }) => edition === 'C2'],
    [{ publisher: 'ZMG' }, (_clause, { publisher = 'ZMG' }) => publisher === 'ZMG'],
    [{ authority: 'official-clarification' }, ({ authority }) => authority === 'official-clarification'],
    [{ kind: 'rule' }, ({ kind }) => kind === 'rule'],
    [{ expansion: 'princess-and-dragon' }, ({ involves }) => involves.expansions.includes('princess-and-dragon')],
    [{ figure: 'fairy' }, ({ involves }) => involves.figures.includes('fairy')],
    [{ token: 'tower-piece' }, ({ involves }) => involves.tokens.includes('tower-piece')],
    [{ phase: 'place-figure' }, ({ involves }) => involves.phases.includes('place-figure')],
    [{ source: 'wiki-c1' }, ({ sources }) => sources.some(({ source }) => source === 'wiki-c1')],
    // the current printing: what was replaced is none of its law
    [{ preset: 'hig-c2' }, (_clause, { edition, publisher = 'HiG', to }) => edition === 'C2' && publisher === 'HiG' && to === undefined],
  ];
  const passes = (clause: Clause, ...all: (typeof filters)[number][1][]) => clause.holds.some((scope) => all.every((each) => each(clause, scope)));

  it.each(filters)('%j holds alone, and beside a question', async (filter, meets) => {
    const alone = findClauses(filter).map(({ clause }) => clause);
    expect(alone.length).toBeGreaterThan(0);
    expect(alone).toEqual([...clauses.values()].filter((clause) => passes(clause, meets)));
    const asked = findClauses({ q: 'dragon tile', ...filter }).map(({ clause }) => clause.id);
    expect(asked).toEqual(findClauses({ q: 'dragon tile' }).flatMap(({ clause }) => (passes(clause, meets) ? [clause.id] : [])));
    expect((await search({ limit: '1', ...filter })).total).toBe(alone.length);
  });

  it('is combined with every other, both met by one scope of the clause', () => {
    for (const [one, meetsOne] of filters)
      for (const [other, meetsOther] of filters) {
        if (Object.keys(one)[0] === Object.keys(other)[0]) continue;
        const wanted = [...clauses.values()].filter((clause) => passes(clause, meetsOne, meetsOther));
        expect(findClauses({ ...one, ...other }).map(({ clause }) => clause)).toEqual(wanted);
      }
  });
});

describe('pages', () => {
  it.each<Record<string, string>>([{}, { q: 'dragon' }, { q: 'dargon tile', edition: 'C1' }, { figure: 'fairy', asOf: '2013-06' }])(
    'of %j hold each clause once, in the order of the whole',
    async (query) => {
      const wanted = findClauses(query).map(({ clause }) => clause.id);
      for (const limit of ['7', '50', '200']) {
        const ids: string[] = [];
        let next: string | null = null;
        do {
          const page: Page = await search({ ...query, limit, ...(next !== null && { cursor: next }) });
          expect(page.total).toBe(wanted.length);
          ids.push(...page.items.map(({ id }) => id));
          next = page.next;
        } while (next !== null);
        expect(ids).toEqual(wanted);
      }
    },
  );

  it('refuse the cursor of another question, and what is no cursor', async () => {
    const { next } = await search({ q: 'dragon', limit: '2' });
    expect(await app.get(`/v1/clauses?q=fairy&limit=2&cursor=${next}`)).toMatchObject({ status: 400, body: { code: 'invalid-cursor' } });
    for (const cursor of ['nonsense', Buffer.from('pd.none').toString('base64url')])
      expect(await app.get(`/v1/clauses?q=dragon&cursor=${cursor}`)).toMatchObject({ status: 400, body: { code: 'invalid-cursor' } });
  });
});

describe('the words found', () => {
  it('are where the answer says, in the language of the answer', async () => {
    for (const [language, found, least] of [
      ['en', /^(?:volcano|(?:follower|meeple)s?)$/i, 20],
      ['en-x-c2', /^(?:volcano|(?:follower|meeple)s?)$/i, 20],
      // some statements are English: not every expansion has been translated
      ['pl', /^(?:wulkan\p{L}*|podwładn\p{L}*|mepl\p{L}*|volcano|(?:follower|meeple)s?)$/iu, 20],
      ['de', /^(?:vulkan\p{L}*|gefolgs\p{L}*|meepel\p{L}*|volcano|(?:follower|meeple)s?)$/iu, 20],
    ] as const) {
      const { items, matches: places = {} } = await search({ q: 'follower volcano', limit: '20' }, language);
      const words = items.flatMap(({ id, statement }) => places[id]!.map(([from, to]) => statement.slice(from, to)));
      expect(words.length, language).toBeGreaterThan(least);
      for (const word of words) expect(word).toMatch(found);
      if (language === 'en-x-c2') expect(words).toContain('meeple');
      if (language === 'pl') expect(words.map((word) => word.toLowerCase())).toContain('wulkanu');
    }
  });

  it('are marked in the statement, and all else is escaped', async () => {
    const { items, highlights = {} } = await search({ q: "dragon's menu", limit: '50' });
    for (const { id, statement } of items) {
      const plain = highlights[id]!.replace(/<\/?mark>/g, '');
      expect(plain).not.toMatch(/[<>"]|&(?!(?:amp|lt|gt|quot|#39);)/);
      const text = plain.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
      expect(text).toBe(statement);
    }
    expect(Object.values(highlights).filter((html) => html.includes('<mark>')).length).toBeGreaterThan(10);
  });

  it('do not let markup through', () => {
    const text = '<b>dragon</b> & "fairy"';
    expect(highlighted(text, matches(text, new Set([stem('dragon'), stem('fairy')])))).toBe(
      '&lt;b&gt;<mark>dragon</mark>&lt;/b&gt; &amp; &quot;<mark>fairy</mark>&quot;',
    );
    expect(highlighted(text, [])).toBe('&lt;b&gt;dragon&lt;/b&gt; &amp; &quot;fairy&quot;');
  });

  it('are left out where nothing was asked', async () => {
    const page = await search({ limit: '1' });
    expect(page).not.toHaveProperty('matches');
    expect(page).not.toHaveProperty('highlights');
  });
});

describe('thirty questions as they are asked at a table', () => {
  // what is asked, and the clauses of which one must come first, or among the first three where a number says so
  it.each<[q: string, expected: RegExp, among?: number]>([
    ['smok zjada budowniczego', /^pd\.dragon\.menu\.builder$/],
    ['czarodziejskie wrota', /^pd\.portal\./],
    ['księżniczka usuwa rycerza', /^pd\.princess\./],
    ['ile punktów za wróżkę', /^pd\.fairy\.(point|bonus)\./],
    ['kto porusza smoka pierwszy', /^pd\.dragon\.move\.active-player-starts$/],
    ['magiczne wrota ukończone miasto', /^pd\.portal\.(not-to-completed-feature|completed-unscored-forbidden)$/],
    ['smok nie może wejść na kafel wróżki', /fairy/],
    ['na wulkanie nie wolno stawiać ludzika', /^pd\.volcano\.forbid\./, 3],
    ['opat wulkan', /^pd\.volcano\.forbid\.abbot$/],
    ['jeńcy okup', /^tower\.ransom\./],
    ['Drachen bewegen', /^pd\.dragon\.move\./],
    ['Fee schützt vor dem Drachen', /^pd\.protection\.fairy-tile$/],
    ['Drache frisst Baumeister', /^pd\.dragon\.menu\.builder$/],
    ['Burgfräulein vertreibt Ritter', /^pd\.princess\./],
    ['wie viele Schritte macht der Drache', /^pd\.dragon\.move\.six-steps$/],
    ['Zaubertor besetzte Wiese', /^pd\.portal\.not-to-occupied-feature$/],
    ['wie viele Punkte bringt die Fee', /^pd\.fairy\.(point|bonus)\./],
    ['Abt Vulkan', /^pd\.volcano\.forbid\.abbot$/],
    ['Turm Gefangene Lösegeld', /^tower\.ransom\./],
    ['Schäfer Schafe Wolf', /^hills-and-sheep\./],
    ['prinses', /^pd\.princess\./],
    ['fairry dragon', /^pd\.dragon\.diet\.fairy$/],
    ['dargon movment', /^pd\.dragon\./],
    ['volcanoe', /^pd\.volcano\./],
    ['biulder eaten by the dragn', /^pd\.dragon\.menu\.builder$/],
    ['how many tiles does the dragon move', /^pd\.dragon\.move\.six-steps$/],
    ['how many points for the fairy at the start of the turn', /^pd\.fairy\.point\.start-of-turn$/],
    ['who starts moving the dragon', /^pd\.dragon\.move\.active-player-starts$/, 3],
    ['is the pig eaten', /^pd\.dragon\.menu\.pig$/],
    ['must the princess remove a knight', /^pd\.princess\.(may|must)-remove$/],
  ])('%s', finds);
});

describe('thirty more', () => {
  it.each<[q: string, expected: RegExp, among?: number]>([
    ['Can the princess remove her own knight?', /^pd\.princess\.own-knight-allowed$/],
    ['Does the fairy protect other meeples on the same tile', /^pd\.(protection\.fairy|fairy\.)/],
    ['how many abbey tiles does each player get', /^abbey-and-mayor\.supply\.one-each$/],
    ['can the wagon move after scoring', /^abbey-and-mayor\.wagon\./],
    ['does the mayor count in a city without pennants', /^abbey-and-mayor\.mayor\.zero$/],
    ['cathedrall unfinished city', /^inns-and-cathedrals\./],
    ['how do i buy back a prisonner', /^tower\.ransom\./],
    ['buidler extra turn', /^traders-and-builders\.builder\./],
    ['vulcanoe no meeple', /^pd\.volcano\./],
    ['monastary completed points', /^base\.score\./],
    ['fary protects drgon', /^pd\.protection\.fairy-tile$/],
    ['when does the game end', /^base\.end\.last-tile$/],
    ['who goes first with the dragon', /^pd\.dragon\.move\.active-player-starts$/, 3],
    ['Wie viele Felder zieht der Drache', /^pd\.dragon\.move\.six-steps$/, 3],
    ['Punkte der Fee am Anfang des Zuges', /^pd\.fairy\.point\.start-of-turn$/],
    ['Kann die Prinzessin den eigenen Ritter entfernen', /^pd\.princess\.own-knight-allowed$/],
    ['Gefangene austauschen', /^tower\.exchange\./, 3],
    ['Karte passt nirgendwo', /^base\.tile\.unplaceable$/],
    ['Wertung eines Klosters', /^base\.score\.monastery$/],
    ['Brücke bauen', /^bridges-castles-and-bazaars\.bridge\./],
    ['Fähre versetzen', /^ferries\.move\./],
    ['Schweineherde Fluss', /^river\.pig-herd/],
    ['czy smok zjada świnię', /^pd\.dragon\.menu\.pig$/],
    ['ile kroków robi smok', /^pd\.dragon\.move\.six-steps$/],
    ['czy można postawić podwładnego na wulkanie', /^pd\.volcano\.forbid\./],
    ['wróżka chroni przed smokiem', /^pd\.protection\.fairy-tile$/],
    ['punkty za ukończony klasztor', /^base\.score\./],
    ['wymiana jeńców', /^tower\.exchange\./, 3],
    ['burmistrz w mieście bez herbów', /^abbey-and-mayor\.mayor\./],
    ['most nad drogą', /^bridges-castles-and-bazaars\./],
    ['licytacja kafli na bazarze', /^bridges-castles-and-bazaars\.bazaar\./],
    ['latająca maszyna rzut kością', /^flier\./, 3],
  ])('%s', finds);

  it.each(['constructor', '__proto__', 'toString of the dragon'])('may be a word that every object of a program knows: %s', (q) => {
    expect(() => findClauses({ q })).not.toThrow();
  });

  it('is not kept from finding anything by a word that nothing knows, beside the name of a thing', () => {
    expect(first('dragon frobnicates')).toEqual(expect.arrayContaining([expect.stringMatching(/dragon/)]));
    expect(first('frobnicates sideways')).toEqual([]);
  });
});

describe('as many more again, with inflections and misspellings', () => {
  it.each<[q: string, expected: RegExp, among?: number]>([
    ['what happens if the dragon cannot move', /^pd\.dragon\.move\.dead-end$/],
    ['two players same number of knights', /^base\.score\.majority$/, 3],
    ['abbot return early', /^(abbot\.|pd\.volcano\.allow\.abbot-removal)/],
    ['can I put a meeple on the dragon tile', /^pd\.(dragon\.tile\.follower-allowed|dragon\.exclusive\.)/, 3],
    ['does the dragon move diagonally', /^pd\.dragon\.move\.orthogonal$/],
    ['can the dragon go back to where it started', /^pd\.dragon\.move\.no-return-to-start$/, 3],
    ['do I have to move the dragon or can I pass', /^pd\.dragon\.move\.exactly-one-tile$/, 3],
    ['what is eaten by the dragon goes back to owner', /^pd\.dragon\.(eat\.|menu\.)/],
    ['is the large follower worth two', /^inns-and-cathedrals\.large-follower\.counts-two$/, 3],
    ['who wins a tie in a city', /^(base\.score\.majority|traders-and-builders\.goods\.tie)$/, 3],
    ['can I place the farmer in a field with a barn', /^abbey-and-mayor\.barn\.no-farmer-(afterwards|by-other-means)$/, 3],
    ['how much is a city worth', /^base\.score\.city$/],
    ['points for a finished road', /^base\.score\.road$/, 3],
    ['inn on unfinished road at the end of the game', /^inns-and-cathedrals\.final\.inn-zero$/],
    ['how many prisoners can I buy back per turn', /^tower\.ransom\.(once-per-turn|double-turn-is-one)$/, 3],
    ['fairy moved by player without meeples', /^pd\.fairy\.(needs-own-follower-on-board|no-followers-left-faq|choice-not-required)$/, 3],
    ['when must dragon tiles be put away', /^pd\.dragon\.entry\.set-aside-early-dragon-tile$/, 3],
    ['who gets the king tile', /^king-and-robber\.king\./],
    ['moving the count', /^count\.count\./],
    ['meeple sent through the portal to someone elses city', /^pd\.portal\.not-to-occupied-feature$/, 3],
    ['do fields count points before the end of game', /^base\.final\.field$/, 5],
    ['dragn ate my bilder', /^pd\.dragon\.menu\.builder$/],
    ['cathedrel incomplet city zero', /^inns-and-cathedrals\.final\.cathedral-zero$/],
    ['princes removes bulder', /^pd\.princess\.builder-not-removable$/, 3],
    ['volkano fairy moove', /^pd\.volcano\.(fairy|allow\.fairy)/],
    ['tresure ransome prisioner', /^tower\.ransom\./],
    [
      'majic portal to a finnished cloister',
      /^pd\.portal\.(not-to-completed-feature|completed-unscored-forbidden|feature-completed-by-portal-tile)$/,
      3,
    ],
    ['Was passiert wenn der Drache nicht mehr ziehen kann', /^pd\.dragon\.move\.dead-end$/, 3],
    ['Darf der Drache ein Feld zweimal betreten', /^pd\.dragon\.move\.no-tile-twice$/],
    ['Wann kommt der Drache ins Spiel', /^pd\.(volcano\.first-brings-dragon-into-play|dragon\.entry\.)/, 3],
    ['Darf ich einen Gefolgsmann auf die Vulkankarte setzen', /^pd\.volcano\.(no-follower-on-it|forbid\.)/],
    ['Frisst der Drache das Schwein', /^pd\.dragon\.menu\.pig$/],
    ['Großer Gefolgsmann zählt doppelt', /^inns-and-cathedrals\.large-follower\.counts-two$/],
    ['Kathedrale unvollendete Stadt', /^inns-and-cathedrals\.(final\.cathedral-zero|cathedral\.)/],
    ['Bauern auf der Wiese werten', /^(base\.final\.field|abbey-and-mayor\.barn\.)/, 3],
    ['Ritter gegen Lösegeld freikaufen', /^tower\.ransom\./],
    ['Wer bewegt den Drachen zuerst', /^pd\.dragon\.move\.active-player-starts$/],
    ['Fee auf der Burg', /^pd\.fairy\.x\.castle\./, 3],
    ['Drache frist den Bürgermeistr', /^pd\.dragon\.menu\.mayor$/],
    ['Drahe frisst Schwein', /^pd\.dragon\.menu\.pig$/],
    ['Burgfreulein', /^pd\.princess\./],
    ['ksienżniczka rycerz', /^pd\.princess\./],
    ['Doppelzug mit dem Baumeister', /^traders-and-builders\.(builder|double-turn)\./],
    ['Straßen mit Wirtshaus', /^inns-and-cathedrals\.inn\./],
    ['co jeśli smok nie może się ruszyć', /^pd\.dragon\.move\.dead-end$/, 3],
    ['opat wraca wcześniej', /^abbot\./, 3],
    ['czy księżniczka musi usunąć rycerza', /^pd\.princess\.(may|must)-remove$/, 3],
    ['smok zjada dużego podwładnego', /^pd\.dragon\.menu\.large-follower$/],
    ['duży podwładny liczy się podwójnie', /^inns-and-cathedrals\.large-follower\.counts-two$/],
    ['katedra w nieukończonym mieście', /^inns-and-cathedrals\.(final\.cathedral-zero|cathedral\.)/],
    ['ksiezniczka wlasny rycerz', /^pd\.princess\.own-knight-allowed$/],
    ['kiedy smok wchodzi do gry', /^pd\.(volcano\.first-brings-dragon-into-play|dragon\.entry\.)/, 3],
    ['wróżka na początku tury punkt', /^pd\.fairy\.point\.start-of-turn$/],
    ['budowniczy dodatkowa tura', /^traders-and-builders\.(builder|double-turn)\./],
    ['smok omija kafelek z wróżką', /^pd\.(dragon\.move\.not-onto-fairy-tile|protection\.fairy-tile|dragon\.move\.dead-end-includes-fairy)$/, 3],
    ['wierza ile punktów okup', /^tower\.ransom\./],
    ['what if nobody can move the dragon any more', /^pd\.dragon\.move\.dead-end$/, 3],
    ['is the dragon allowed on the volcano again', /^pd\.(dragon\.move\.(no-return|no-tile-twice)|volcano\.)/, 3],
    ['equal majority in a road', /^base\.score\.majority$/, 3],
    ['can the abbot be taken back for points', /^(abbot\.|pd\.(volcano\.allow|fairy\.x)\.abbot)/],
    ['fairy bonus when city is scored', /^pd\.fairy\.bonus\./],
    ['scoring a monastery at the end', /^(base\.final\.incomplete|base\.score\.monastery)$/, 3],
    ['tile does not fit anywhere', /^base\.tile\.unplaceable$/, 3],
    ['knights leaving a besieged city', /^siege\.escape\./],
    ['does the wagon have to return home', /^abbey-and-mayor\.wagon\./],
    ['exchanging captured meeples', /^tower\.exchange\./, 3],
    ['how do you get trade goods', /^traders-and-builders\.goods\./],
    ['dragon eats meeple on a bridge', /^(pd\.dragon\.(diet\.bridge|menu|eat)|bridges)/, 3],
    ['shepard and wolfs', /^hills-and-sheep\./],
    ['abbie tile in a hole', /^abbey-and-mayor\.abbey\.only-into-a-hole$/, 3],
    ['phanton throu the portal', /^pd\.portal\.(figure\.phantom|x\.phantom)/],
    ['Kann der Drache diagonal ziehen', /^pd\.dragon\.move\.orthogonal$/],
    ['Wie oft darf man Lösegeld zahlen', /^tower\.ransom\./],
    ['Muss die Prinzessin einen Ritter wegschicken', /^pd\.princess\.(may|must)-remove$/, 3],
    ['Abtei in eine Lücke legen', /^abbey-and-mayor\.abbey\./],
    ['Feen Punkte bei Wertung', /^pd\.fairy\.(bonus|point)\./],
    [
      'Darf ich durch das Zaubertor auf eine fertige Stadt',
      /^pd\.portal\.(not-to-completed-feature|completed-unscored-forbidden|feature-completed-by-portal-tile)$/,
      3,
    ],
    ['Scheune und Bauern', /^abbey-and-mayor\.barn\./],
    ['Wagen nach der Wertung weiterziehen', /^abbey-and-mayor\.wagon\./],
    ['smok nie rusza się po skosie', /^pd\.dragon\.move\.orthogonal$/, 3],
    ['ile punktów za drogę z karczmą', /^inns-and-cathedrals\.inn\./],
    ['czy wieża może pojmać budowniczego', /^(tower\.capture\.special-figures-safe|pd\.princess\.x\.tower\.builder)/, 3],
    ['stodoła na łące', /^abbey-and-mayor\.barn\./],
    ['czy mogę postawić figurkę po ruchu wróżki', /^pd\.fairy\.moved\./, 3],
    ['koniec gry punkty za łąki', /^(base\.final\.field|base\.end)/, 3],
  ])('%s', finds);
});

describe('fifty-six more, of what may stand where, what one has to do, and German words put together', () => {
  it.each<[q: string, expected: RegExp, among?: number]>([
    ['how many points is a pennant worth', /^base\.score\.city$/, 3],
    ['what if I have no meeples left', /^(pd\.fairy\.(no-followers-left-faq|choice-not-required)|base\.figure\.(from-supply|optional))$/, 5],
    ['does the builder count for majority', /^traders-and-builders\.builder\.no-follower$/, 3],
    ['can my builder sit on a field', /^traders-and-builders\.builder\.road-or-city-only$/, 3],
    ['do I have to capture someone when I add to the tower', /^tower\.capture\.optional$/, 3],
    ['how far does a tower reach', /^tower\.capture\.(range|example-numbers)$/, 3],
    ['where does the fairy go after scoring', /^pd\.fairy\.bonus\.follower-leaves-fairy-stays$/, 3],
    ['dragon on the same tile as the fairy', /^pd\.(dragon\.move\.not-onto-fairy-tile|protection\.fairy-tile)/, 3],
    ['does the mayor count pennants in an unfinished city at game end', /^abbey-and-mayor\.mayor\.final$/, 3],
    ['does the pig give extra points', /^traders-and-builders\.pig\.one-more-per-city$/, 3],
    ['do you score the city before or after the dragon moves', /^pd\.dragon\.timing\./],
    ['how many bridges can I build in one turn', /^bridges-castles-and-bazaars\.bridge\.one-(per-tile|with-each-tile)$/, 3],
    ['Darf der Baumeister auf eine Wiese', /^traders-and-builders\.builder\.road-or-city-only$/, 3],
    ['Wie viele Punkte zählt ein Wappen', /^base\.score\.city$/, 3],
    [
      'Was passiert mit dem Schwein wenn der Bauer weg ist',
      /^(traders-and-builders\.pig\.orphan|pd\.dragon\.x\.traders-builders\.last-farmer-frees-pig)$/,
      3,
    ],
    ['Wann ist das Spiel zu Ende', /^base\.end\.last-tile$/, 3],
    ['Muss ich einen Gefolgsmann setzen', /^base\.figure\.optional$/, 3],
    ['Kann die Fee gefressen werden', /^pd\.dragon\.diet\.fairy$/, 3],
    ['Wer bekommt die Waren', /^traders-and-builders\.goods\.to-the-finisher$/, 3],
    ['Drachenkarte bevor der Drache im Spiel ist', /^pd\.dragon\.entry\./, 3],
    ['Zählt das Kloster am Schluss auch unfertig', /^base\.final\.incomplete$/, 3],
    ['czy muszę postawić podwładnego', /^base\.figure\.optional$/, 3],
    ['kiedy kończy się gra', /^base\.end\.last-tile$/, 3],
    ['ile punktów daje herb w mieście', /^base\.score\.city$/, 3],
    ['czy budowniczy może stać na łące', /^traders-and-builders\.builder\.road-or-city-only$/, 3],
    ['czy smok może zjeść wróżkę', /^pd\.dragon\.diet\.fairy$/, 3],
    ['kto dostaje żetony towarów', /^traders-and-builders\.goods\.to-the-finisher$/, 3],
    ['wieśniak na łące ze stodołą', /^abbey-and-mayor\.barn\./, 3],
    ['czy mogę wykupić dwóch jeńców w jednej turze', /^tower\.ransom\.(once-per-turn|double-turn-is-one)$/, 3],
    ['świnia wraca gdy rolnik zostanie zjedzony', /^(traders-and-builders\.pig\.orphan|pd\.dragon\.x\.traders-builders\.last-farmer-frees-pig)$/, 3],
    ['can the dragin cross the feiry', /^pd\.(dragon\.move\.not-onto-fairy-tile|protection\.fairy-tile)/, 3],
    ['clositer scoring at the ned', /^(base\.final\.incomplete|base\.score\.monastery)$/, 3],
    ['towr captuer own meeple', /^tower\.capture\.own-goes-home$/, 3],
    ['ksienzniczka usówa rycerza', /^pd\.princess\./, 3],
    ['can pig stand on a road', /^traders-and-builders\.pig\.field-only$/, 3],
    ['is the wagon eaten', /^pd\.dragon\.menu\.wagon$/, 3],
    ['do i have to place a meeple', /^base\.figure\.optional$/, 3],
    ['remis rycerzy', /^base\.score\.majority$/, 3],
    ['Gleichstand bei den Rittern', /^base\.score\.majority$/, 3],
    ['can i put a farmer on a finished field', /^(pd\.portal\.closed-field-allowed|base\.figure\.(feature|unoccupied))$/, 5],
    ['must I take the abbot back', /^abbot\.early-removal$/, 3],
    ['can the builder stand on a monastery', /^traders-and-builders\.builder\.road-or-city-only$/, 3],
    ['do i have to use the magic portal', /^pd\.portal\.optional$/, 3],
    ['who gets the trade goods', /^traders-and-builders\.goods\.to-the-finisher$/, 3],
    ['what happens to the builder when the city is scored', /^traders-and-builders\.builder\.returns-with-scoring$/, 3],
    ['can the wagon go to a field', /^abbey-and-mayor\.wagon\.(target-kind|places|c2\.over-fields)$/, 3],
    ['Wo darf der Bürgermeister stehen', /^abbey-and-mayor\.mayor\.(city-only|empty-city)$/, 3],
    ['Muss man den Turm benutzen um Gefangene zu nehmen', /^tower\.capture\.(optional|on-placing)$/, 5],
    ['Wie viele Punkte gibt eine fertige Straße', /^base\.score\.road$/, 3],
    ['Drachensymbol ohne Drachen im Spiel', /^pd\.dragon\.entry\./, 3],
    ['czy burmistrz może stać na drodze', /^abbey-and-mayor\.mayor\.city-only$/, 3],
    ['ile kosztuje wykupienie jeńca', /^tower\.ransom\.three-points$/, 3],
    ['co się dzieje z figurami zjedzonymi przez smoka', /^pd\.dragon\.eat\.(player-figures-go-home|neutral-figures-aside)$/, 3],
    ['shepherd eatn by dragn', /^pd\.dragon\.menu\.shepherd$/, 3],
    ['majorty in citys', /^base\.score\.majority$/, 3],
    ['wrozka chroni przed wierza', /^pd\.fairy\.x\.tower\.no-protection$/, 3],
  ])('%s', finds);

  it.each([
    ['Drachenkarte', ['drachen', 'karte']],
    ['Vulkankarten', ['vulkan', 'karten']],
    ['budowniczego', ['budowniczego']],
    ['Baumeister', ['baumeister']],
  ])('%s is %j', (word, parts) => {
    expect(partsOf(word.toLowerCase())).toEqual(parts);
  });
});
