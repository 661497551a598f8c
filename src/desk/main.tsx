/** Where the page begins. */
import { render } from 'preact';
import { App } from './App.js';
import { followLinks } from './router.js';
import { watchAnswers, watchHand, watchPosition } from './state/desk.js';
import { keepFocus } from './state/focus.js';
import { keepDesk, keptDesk, watchAddress } from './state/kept.js';
import { watchOffers } from './state/offers.js';
import { startOffline } from './state/offline.js';
import { startTheme } from './state/theme.js';
import { openLinked, reopen } from './take/open.js';
import { preferred, speak } from './words/index.js';
import './style.css';

startTheme();
await speak(preferred());
keepFocus();
followLinks();
watchPosition();
watchHand();
watchAnswers();
watchOffers();
watchAddress();
const kept = keptDesk();
keepDesk();
render(<App />, document.getElementById('app')!);
if (!openLinked() && kept !== null) void reopen(kept);
addEventListener('hashchange', openLinked);
startOffline();
