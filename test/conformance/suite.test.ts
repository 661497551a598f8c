/** The case suite, looked at from every side: it takes a minute to run, so that these tests share what comes out of one run. */
import './suite/cases.js';
import './suite/gates.js';
import './suite/citations.js';
import './suite/messages.js';
import './suite/open-settings.js';
