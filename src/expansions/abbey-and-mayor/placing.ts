/** Mayor and wagon are placed where nobody stands, as every follower: the base game's rule bars them, these tell by which clauses. */
import type { PlaceFigure } from '../../contract/action.js';
import { cites, rule } from './author.js';

const likeEveryFollower = (kind: 'mayor' | 'wagon', ...ids: Parameters<typeof cites>) =>
  rule<PlaceFigure>({
    id: `${kind}.placed-like-a-follower`,
    isRemark: true,
    about: 'kind',
    seconds: ['base.figure.unoccupied', 'princess-and-dragon.portal.destination-unoccupied'],
    on: 'place-figure',
    cites: cites(...ids),
    applies: ({ action }) => action.kind === kind,
    judge: ({ pass }) => pass('like every follower it goes where nobody stands'),
  });

export const mayorRules = [likeEveryFollower('mayor', 'mayor.empty-city', 'mayor.may-be-joined')];
export const wagonPlacingRules = [likeEveryFollower('wagon', 'wagon.unoccupied', 'wagon.claims')];
