/** Where the page begins. */
import { render } from 'preact';
import { App } from './App.js';
import { followLinks } from './router.js';
import { watchAnswers, watchPosition } from './state/desk.js';
import { keepFocus } from './state/focus.js';
import { startOffline } from './state/offline.js';
import { startTheme } from './state/theme.js';
import { openText } from './take/open.js';
import { preferred, speak } from './words/index.js';
import './style.css';

startTheme();
await speak(preferred());
keepFocus();
followLinks();
watchPosition();
watchAnswers();
render(<App />, document.getElementById('app')!);
const openLinked = () => void (/^#[pn]=/.test(location.hash) && openText(location.hash));
openLinked();
addEventListener('hashchange', openLinked);
startOffline();
