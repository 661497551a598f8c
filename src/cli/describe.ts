/** `describe FILE`: what stands in a position. */
import { counted } from '../contract/counted.js';
import type { FeatureDescription, FigureDescription, PositionDescription } from '../contract/position.js';
import type { PositionRequest } from '../contract/requests.js';
import { describePosition } from '../service/decisions/snapshots.js';
import type { Services } from '../service/services.js';
import { printAnswer } from './ask.js';
import { readQuestion } from './question.js';

/** The file holds `{ruleset, snapshot}`. */
export async function describeFile(file: string, { json = false }: { json?: boolean }): Promise<true> {
  const { action: _action, ...request } = await readQuestion(file);
  const ask = (services: Services, asked: PositionRequest) => describePosition(services, asked);
  await printAnswer({ schema: 'PositionRequest', request, ask }, { json, text: descriptionText });
  return true;
}

const descriptionText = ({ features, figures, places = [] }: PositionDescription): string[] => [
  ...features.map(featureText),
  ...figures.flatMap(figureText),
  ...places.map(({ feature, actions }) => `to be placed on ${JSON.stringify(feature)}: ${String(actions.length)}`),
];

function featureText({ feature, tiles, openEdges, complete, figures, owners, now, end }: FeatureDescription): string {
  const state = complete ? 'complete' : openEdges === null ? 'never completed' : `${openEdges} open`;
  const standing = figures.length > 0 ? `, figures ${figures.join(' ')}, owned by ${owners.join(' and ') || 'nobody'}` : '';
  const worth = now ? `${now.points} if completed, ${end.points} at the end` : `${end.points} at the end`;
  return `${feature.feature} at ${JSON.stringify(feature.tile)} ${feature.edge ?? ''}: ${counted(tiles.length, 'tile')}, ${state}${standing}; ${worth}`.replace(
    ' :',
    ':',
  );
}

const figureText = ({ id, kind, owner, warnings }: FigureDescription): string[] => [
  `${id}, ${owner === undefined ? '' : `${owner} `}${kind}`,
  ...warnings.map(({ side, message, cites }) => `  ${side}: ${message} [${cites.join(', ')}]`),
];
