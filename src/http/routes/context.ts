/** What routes are given to work with. */
import type { Services } from '../../service/services.js';
import type { WithWorkers } from '../../service/workers/workers.js';
import type { Auth } from '../plugins/auth.js';

export interface Context extends Services, WithWorkers {
  readonly auth: Auth;
}
