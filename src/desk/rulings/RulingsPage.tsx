/** Case law: searched, read with its board, made, published, superseded. */
import { route } from '../router.js';
import { RulingForm } from './Form.js';
import { RulingList } from './List.js';
import { RulingPage } from './Ruling.js';

export default function RulingsPage() {
  const [, id = ''] = route.value.path;
  return (
    <main class="page" id="main" tabIndex={-1}>
      {id === '' ? <RulingList /> : id === 'new' ? <RulingForm /> : <RulingPage key={id} id={id} />}
    </main>
  );
}
