/** Placing a figure through the magic portal. */
import { DRAGON_SHARED_TILE } from '../settings/dragon.js';
import { PORTAL_ACROBATS, PORTAL_COMPLETED_FEATURE, PORTAL_VOLCANO_TILE } from '../settings/portal.js';
import type { Action, PlaceFigure } from '../../../contract/action.js';
import { cellOf } from '../../../contract/spot.js';
import { complete } from '../../../kernel/judge/evaluate.js';
import type { Inquiry } from '../../../kernel/judge/inquiry.js';
import { completedNow } from '../../../kernel/play/completed.js';
import { sameCell, type Position } from '../../../kernel/position/position.js';
import { rule } from '../author.js';
import { dragonAt } from '../dragon.js';
import { unoccupied } from '../../../kernel/judge/occupied.js';

const throughPortal = ({ action }: Inquiry<PlaceFigure>) => action.via === 'magic-portal';
const feature = ({ view, action }: Inquiry<PlaceFigure>) => view.feature(action.at);

const anyTile = rule<PlaceFigure>({
  id: 'portal.any-tile',
  about: 'kind',
  on: 'place-figure',
  cites: ['pd.portal.any-tile', 'pd.portal.optional', 'pd.portal.one-follower-only', 'pd.portal.example'],
  overrides: ['base.figure.tile-just-laid'],
  applies: throughPortal,
  judge({ view, pass, forbid, unknown }) {
    if (!view.laid) return unknown('the tile laid in this turn is not known', ['/turn/placed']);
    return view.laidSymbol('portal') ? pass('the tile just laid bears a magic portal') : forbid('the tile just laid bears no magic portal');
  },
});

/** Also where it is left out that somebody did, as an old tile is reached by nothing else. */
const hasGoneThrough = (view: Position): boolean =>
  view.remember('through the portal', () =>
    view.done.some((done) => done.type === 'place-figure' && complete(view, done as Action as PlaceFigure).via === 'magic-portal'),
  );

const oncePerTurn = rule<PlaceFigure>({
  id: 'portal.one-figure-only',
  about: 'kind',
  on: 'place-figure',
  cites: ['pd.portal.one-follower-only', 'pd.portal.x.phantom.only-one-through', 'pd.portal.x.phantom.portal-as-feature-conflict'],
  applies: throughPortal,
  judge: ({ view, action, pass, forbid }) => {
    if (hasGoneThrough(view)) return forbid('a figure has gone through the portal in this turn');
    const isPlaced = view.done.some((done) => done.type === 'place-figure' && view.ruleset.kinds.of(done, 'place-figure')?.figureAction);
    // the phantom comes as a second figure, wherever it goes
    return isPlaced && action.kind !== 'phantom' && view.laidSymbol('portal')
      ? forbid('a figure has been placed in this turn: the portal brings no further one')
      : pass('nobody has gone through the portal in this turn');
  },
});

const figureKind = rule<PlaceFigure>({
  id: 'portal.figure-kind',
  about: 'kind',
  on: 'place-figure',
  cites: ['pd.portal.follower-types-need-legal-feature'],
  applies: throughPortal,
  judge: (inquiry) => {
    const { kind } = inquiry.action;
    const may = inquiry.trait(kind, 'placeableThroughPortal');
    if (may === 'silent') return inquiry.unregulated('no source says whether the {kind} may use the portal', { kind });
    return may === 'yes' ? inquiry.pass('such a figure may use the portal', { kind }) : inquiry.forbid('the {kind} may not use the portal', { kind });
  },
});

/** Of followers: whatever is none, a builder for one, does not go through the portal at all. */
const isUnoccupied = rule<PlaceFigure>({
  id: 'portal.destination-unoccupied',
  on: 'place-figure',
  cites: ['pd.portal.not-to-occupied-feature', 'pd.portal.usual-rules-apply', 'pd.portal.tile-with-other-meeples-allowed'],
  applies: (inquiry) => throughPortal(inquiry) && inquiry.view.isFollower(inquiry.action) && inquiry.view.node(inquiry.action.at) >= 0,
  judge: (inquiry) => unoccupied(inquiry, inquiry.action.at),
});

const notComplete = rule<PlaceFigure>({
  id: 'portal.destination-not-complete',
  on: 'place-figure',
  cites: ['pd.portal.not-to-completed-feature', 'pd.portal.usual-rules-apply'],
  applies: (inquiry) => throughPortal(inquiry) && inquiry.view.node(inquiry.action.at) >= 0,
  judge: (inquiry) => {
    const { view, action } = inquiry;
    const there = feature(inquiry)!;
    if (there.kind === 'field') inquiry.cite(['pd.portal.closed-field-allowed']);
    if (!there.isComplete) return inquiry.pass('the feature is still open');
    // nothing is scored before figures are placed
    const isNew = completedNow(view).includes(there);
    if (inquiry.get(PORTAL_COMPLETED_FEATURE) === 'any-completed-forbidden') {
      if (isNew) inquiry.cite(['pd.portal.feature-completed-by-portal-tile']);
      return inquiry.forbid('the {feature} on {tile} is already complete', { feature: there.kind, tile: cellOf(action.at) });
    }
    if (isNew) return inquiry.pass('the feature is complete but was never scored');
    const { scored } = view.snapshot;
    if (scored === undefined) return inquiry.unknown('whether the completed feature was ever scored is not known', ['/scored']);
    const wasScored = scored.some((place) => view.feature(place) === there);
    return wasScored
      ? inquiry.forbid('the {feature} on {tile} has been scored', { feature: there.kind, tile: cellOf(action.at) })
      : inquiry.pass('the feature is complete but was never scored');
  },
});

/** Whatever else holds for placing a figure holds there, too. */
const asUsual = rule<PlaceFigure>({
  id: 'portal.usual-rules',
  on: 'place-figure',
  isRemark: true,
  seconds: ['base.figure.from-supply', 'base.figure.feature-for-kind'],
  cites: ['pd.portal.usual-rules-apply', 'pd.portal.follower-types-need-legal-feature'],
  applies: throughPortal,
  judge: ({ pass }) => pass('the usual rules of placing hold there, too'),
});

const claimable = rule<PlaceFigure>({
  id: 'portal.destination-claimable',
  on: 'place-figure',
  cites: ['pd.portal.destination-must-be-claimable', 'pd.portal.symbol-never-completed', 'pd.portal.x.rationale-as-if-just-placed'],
  applies: throughPortal,
  judge: (inquiry) => {
    const { view, action } = inquiry;
    if (view.node(action.at) >= 0) return inquiry.pass('it is a feature of the tile');
    const subject = view.ruleset.subject(action);
    if (subject === 'magic-portal') return inquiry.forbid('a portal is a doorway, nobody lands on one');
    if (subject === 'flying-machine') {
      inquiry.cite(['pd.portal.x.flying-machine.not-onto-machine']);
      return inquiry.forbid('a portal does not lead onto a flying machine');
    }
    if (subject === 'acrobat') return acrobats(inquiry);
    const may = inquiry.trait(subject, 'placeableThroughPortal');
    if (may === 'yes') return inquiry.pass('the portal reaches it', { at: action.at });
    return may === 'no'
      ? inquiry.forbid('it is not claimed by ordinary placement', { at: action.at })
      : inquiry.unregulated('no source says whether the portal reaches it', { at: action.at });
  },
});

/** Who may become an acrobat through the portal differs by edition; the second says nothing of the phantom. */
function acrobats(inquiry: Inquiry<PlaceFigure>) {
  const { kind } = inquiry.action;
  const value = inquiry.get(PORTAL_ACROBATS);
  if (kind === 'meeple' || (kind === 'phantom' && value === 'normal-and-phantom'))
    return inquiry.pass('such a figure may become an acrobat through the portal', { kind });
  if (kind !== 'phantom') return inquiry.forbid('such a figure may not become an acrobat through the portal', { kind });
  inquiry.cite(['pd.portal.x.big-top.acrobat-conflict']);
  return inquiry.disputed('whether the phantom may become an acrobat through the portal is not said', [
    {
      setting: PORTAL_ACROBATS.key,
      value: 'normal-and-phantom',
      outcome: 'permit',
      message: 'the phantom counts as a meeple',
      cites: ['pd.portal.x.big-top.acrobat-c1'],
    },
    {
      setting: PORTAL_ACROBATS.key,
      value: 'normal-only',
      outcome: 'forbid',
      message: 'only normal meeples are named',
      cites: ['pd.portal.x.big-top.acrobat-c2'],
    },
  ]);
}

const notOntoDragon = rule<PlaceFigure>({
  id: 'portal.not-onto-the-dragon-tile',
  on: 'place-figure',
  cites: ['pd.portal.onto-dragon-tile-forbidden'],
  applies: throughPortal,
  judge: (inquiry) => {
    if (!inquiry.view.isSpotOn(inquiry.action.at, dragonAt(inquiry.view))) return inquiry.pass('the dragon is not there');
    return inquiry.get(DRAGON_SHARED_TILE) === 'unrestricted'
      ? inquiry.pass('figures may share the tile of the dragon')
      : inquiry.forbid('the dragon stands on {dragon}: the portal does not lead there', { dragon: dragonAt(inquiry.view) });
  },
});

const volcanoTile = rule<PlaceFigure>({
  id: 'portal.volcano-tile',
  on: 'place-figure',
  cites: ['pd.portal.x.rationale-vs-volcano-conflict'],
  applies: (inquiry) => {
    const { view, action } = inquiry;
    if (!throughPortal(inquiry) || (view.laid && sameCell(view.laid.at, cellOf(action.at)))) return false;
    // where the dragon has not left it, his sharing of tiles decides
    if (view.get(PORTAL_VOLCANO_TILE) === 'allowed-if-dragon-left' && view.isSpotOn(action.at, dragonAt(view))) return false;
    return view.board.tile(cellOf(action.at))?.shape.design.symbols.includes('volcano') ?? false;
  },
  judge: (inquiry) =>
    inquiry.get(PORTAL_VOLCANO_TILE) === 'allowed-if-dragon-left'
      ? inquiry.pass('a volcano tile that the dragon has left can be reached')
      : inquiry.forbid('a volcano tile cannot be reached'),
});

export const portalRules = [anyTile, oncePerTurn, isUnoccupied, notComplete, asUsual, figureKind, claimable, notOntoDragon, volcanoTile];
