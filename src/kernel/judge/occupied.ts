/** Whether somebody stands on a feature that is to be nobody's. */
import { spotName, type Spot } from '../../contract/spot.js';
import type { Outcome } from '../declare/rule.js';
import type { Inquiry } from './inquiry.js';

/** Of followers the law speaks: whether a figure that is none occupies a feature alone, nobody says. `there`: who counts as standing on it. */
export function unoccupied(
  { view, pass, forbid, unregulated }: Pick<Inquiry, 'view' | 'pass' | 'forbid' | 'unregulated'>,
  at: Spot,
  there = view.onNode(view.node(at)),
): Outcome {
  if (there.length === 0) return pass('nobody stands on the feature');
  const facts = () => ({ feature: spotName(at), by: there.map(({ figure }) => figure.id) });
  return there.some(({ figure }) => view.isFollower(figure))
    ? forbid('the {feature} is occupied by `{by}`', facts)
    : unregulated('no source says whether `{by}`, being no follower, occupies the {feature} alone', facts);
}
