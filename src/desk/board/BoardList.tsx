/** The board as a list, for those who hear it: tiles, figures, features in order. */
import { look, situation } from '../state/desk.js';
import { nameOf, t } from '../words/index.js';
import { cellText, featureText, figureText, placeText, spotText, tileText } from '../words/say.js';

export function BoardList() {
  const { snapshot } = situation.value;
  const { tiles, figures = [], neutral = {}, tokens = [] } = snapshot;
  const sorted = [...tiles].sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
  return (
    <details class="boardlist" data-testid="board-list">
      <summary>{t('the board in words')}</summary>
      <h3>{t('{count} tiles', { count: tiles.length })}</h3>
      <ol>
        {sorted.map(({ tile, at, rotation }) => (
          <li key={`${at.join(' ')} ${tile}`}>
            {cellText(at)}: {tileText(tile)}
            {rotation !== 0 && `, ${t('turned {degrees}°', { degrees: rotation })}`}
          </li>
        ))}
      </ol>
      <h3>{t('{count} figures', { count: figures.length + Object.keys(neutral).length })}</h3>
      <ol>
        {figures.map(({ id, at }) => (
          <li key={id}>
            {figureText(id, snapshot)}: {spotText(at, snapshot)}
          </li>
        ))}
        {Object.entries(neutral).map(([kind, where]) => (
          <li key={kind}>
            {nameOf('figure', kind)}: {where?.tile ? cellText(where.tile) : spotText(where, snapshot)}
          </li>
        ))}
      </ol>
      {tokens.length > 0 && (
        <>
          <h3>{t('tokens')}</h3>
          <ol>
            {tokens.map((token, i) => (
              <li key={i}>
                {nameOf('token', token.kind)}: {spotText(token, snapshot)}
              </li>
            ))}
          </ol>
        </>
      )}
      <h3>{t('{count} features', { count: look.value?.features.length ?? 0 })}</h3>
      <ol>
        {(look.value?.features ?? []).map((feature, i) => (
          <li key={i}>
            {placeText(feature.parts[0]!.place)}: {featureText(feature)}
          </li>
        ))}
      </ol>
    </details>
  );
}
