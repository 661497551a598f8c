/** What gates may meet, and who may stand beside them. */
import type { PlaceFigure, PlaceTile } from '../../contract/action.js';
import { spotName } from '../../contract/spot.js';
import type { Rule } from '../../kernel/declare/rule.js';
import { rule, type CityGatesClauseId } from './author.js';
import { GATE, hasGate, isBesideGate, liesUnderRoad, meetings, meetsAnother } from './gates.js';

/** That a gate may lie there. */
const nextTo = (other: 'field' | 'road' | 'gate', clause: CityGatesClauseId): Rule =>
  rule<PlaceTile>({
    id: `gate.next-to-${other}`,
    on: 'place-tile',
    isRemark: true,
    cites: [clause],
    applies: ({ view, action }) => meetings(view, action).some((meeting) => meeting.other === other),
    judge: ({ pass }) => pass('a gate may lie next to a {other}', { other }),
  });

const bothWays = rule<PlaceTile>({
  id: 'gate.both-ways',
  on: 'place-tile',
  isRemark: true,
  cites: ['city-gates.gate.both-ways'],
  applies: ({ view, action }) => meetings(view, action).some(({ isOld }) => isOld),
  judge: ({ pass }) => pass('what a gate may lie next to may be laid next to a gate'),
});

const notNextTo = (other: 'city' | 'river', clause: CityGatesClauseId): Rule =>
  rule<PlaceTile>({
    id: `gate.not-to-${other}`,
    on: 'place-tile',
    cites: [clause],
    applies: ({ view, action }) => meetings(view, action).length > 0,
    judge: ({ view, action, pass, forbid }) =>
      meetings(view, action).some((meeting) => meeting.other === other)
        ? forbid('a gate never lies next to a {other}', { other })
        : pass('no gate lies next to a {other}', { other }),
  });

const featureOf = (view: Parameters<typeof meetings>[0], { at }: PlaceFigure) => view.feature(at);

const noneOnGate = rule<PlaceFigure>({
  id: 'figure.none-on-gate',
  on: 'place-figure',
  cites: ['city-gates.figure.none-on-gate'],
  applies: ({ view, action }) => {
    const feature = featureOf(view, action);
    return feature !== undefined && (feature.kind === GATE || (feature.kind === 'city' && hasGate(feature)));
  },
  judge: ({ action, pass, forbid }) =>
    spotName(action.at) === GATE ? forbid('nobody stands on a gate') : pass('the figure stands in the city, not on its gate'),
});

const smallFields = rule<PlaceFigure>({
  id: 'figure.small-fields',
  on: 'place-figure',
  isRemark: true,
  cites: ['city-gates.figure.small-fields', 'city-gates.gate.fields-run-on'],
  applies: ({ view, action }) => {
    const feature = featureOf(view, action);
    return feature !== undefined && isBesideGate(feature);
  },
  judge: ({ pass }) => pass('a field beside a gate is one like others, and runs on into the next tile'),
});

const citiesApart = rule<PlaceFigure>({
  id: 'gate.cities-apart',
  on: 'place-figure',
  isRemark: true,
  cites: ['city-gates.gate.cities-apart'],
  applies: ({ view, action }) => {
    const feature = featureOf(view, action);
    return feature?.kind === 'city' && meetsAnother(view, feature);
  },
  judge: ({ pass }) => pass('the city beyond the gate is another one'),
});

const underTheRoad = rule<PlaceFigure>({
  id: 'tile.city-under-bridge',
  on: 'place-figure',
  isRemark: true,
  cites: ['city-gates.tile.city-under-bridge'],
  applies: ({ view, action }) => {
    const feature = featureOf(view, action);
    return feature !== undefined && liesUnderRoad(feature);
  },
  judge: ({ pass }) => pass('the city beneath the bridge is one'),
});

export const gateRules: readonly Rule[] = [
  nextTo('field', 'city-gates.gate.next-to-field'),
  nextTo('road', 'city-gates.gate.next-to-road'),
  nextTo('gate', 'city-gates.gate.next-to-gate'),
  bothWays,
  notNextTo('city', 'city-gates.gate.not-to-city'),
  notNextTo('river', 'city-gates.gate.not-to-river'),
  noneOnGate,
  smallFields,
  citiesApart,
  underTheRoad,
];
