/** With builders: whether a token, too, lengthens the road of a builder. */
import type { PlaceTile, PlaceToken } from '../../contract/action.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import { everyPreset, settingsCiting } from '../../kernel/declare/setting.js';
import type { Trigger } from '../../kernel/declare/step.js';
import type { Position } from '../../kernel/position/position.js';
import type buildersClauses from '../traders-and-builders/clauses.json';
import type { TunnelClauseId } from './author.js';
import { openingAt, openingsOf, TOKEN } from './openings.js';
import { PLACE } from './placing.js';

type ClauseId = TunnelClauseId | keyof (typeof buildersClauses)['clauses'];
const FOLDER = 'tunnel.with-traders-and-builders';
const rule = rulesOf<ClauseId>(FOLDER);

/** A publisher's answer of the first edition against what the rules of the builder say of tiles. */
export const BUILDER_BY_TOKEN = settingsCiting<ClauseId>()({
  key: 'tunnel.builderByToken',
  kind: 'community-ruling',
  values: [
    { value: 'wins', cites: ['traders-and-builders.builder.extends.by-tunnel'] },
    { value: 'wins-nothing', cites: ['tunnel.builder.token-extends-nothing'] },
  ],
  presets: { ...everyPreset('wins', 'inferred'), 'hig-c1-current': ['wins', 'stated'] },
  recommended: 'wins',
});

const ownBuilders = (view: Position) =>
  view.figures.filter(({ figure: { kind, owner }, node }) => kind === 'builder' && owner === view.active && node >= 0);
const isOwnBuilder = (view: Position, node: number) =>
  ownBuilders(view).some((builder) => view.board.rootOf(builder.node) === view.board.rootOf(node));

const atTheRoad = rule<PlaceToken>({
  id: 'token-at-the-road',
  on: PLACE,
  isRemark: true,
  cites: ['traders-and-builders.builder.extra-part'],
  applies: ({ view, action }) => {
    const opening = openingAt(view.board, action.at);
    const own = view.tokens(TOKEN).filter(({ owner, pair }) => owner === view.active && pair === action.pair);
    if (own.length === 0) return false;
    return [opening, ...own.map((token) => openingAt(view.board, token))].some((there) => there !== undefined && isOwnBuilder(view, there.node));
  },
  judge: (inquiry) =>
    inquiry.get(BUILDER_BY_TOKEN) === 'wins'
      ? inquiry.pass('a token by which the road of the builder grows wins a second part of the turn')
      : inquiry.pass('a token wins no second part of the turn: only a tile extends the road of the builder'),
});

const farSide = rule<PlaceTile>({
  id: 'far-side',
  on: 'place-tile',
  isRemark: true,
  cites: ['tunnel.builder.far-side-extends'],
  applies: ({ view }) => openingsOf(view.board).some(({ node }) => isOwnBuilder(view, node)),
  judge: ({ pass }) => pass('the road of the builder runs on as far as the tunnel is finished'),
});

/** The token that joins further tiles to the road wins what a tile would have won, once in a turn. */
const tokenWins: Trigger = {
  id: `${FOLDER}.token-wins`,
  on: 'piece-moved',
  cites: ['traders-and-builders.builder.extends.by-tunnel'],
  then: (view, effect, before) => {
    if (effect.type !== 'piece-moved' || !('token' in effect.piece) || effect.piece.token !== TOKEN) return undefined;
    const { part = 1, extraPart = false } = view.turn;
    if (part > 1 || extraPart) return undefined;
    const isLonger = ({ node }: { readonly node: number }) => view.board.feature(node).tiles > before.board.feature(node).tiles;
    if (!ownBuilders(view).some(isLonger) || view.get(BUILDER_BY_TOKEN) !== 'wins') return undefined;
    return { effects: [{ type: 'extra-part-won', player: view.active, rule: tokenWins.id, cites: [...tokenWins.cites] }] };
  },
};

export const withTradersAndBuilders = { rules: [atTheRoad, farSide], triggers: [tokenWins] };
