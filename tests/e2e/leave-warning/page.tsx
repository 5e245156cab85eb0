// A page of the portal's components with a form that warns before it is left. Only stories load it.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Link, Route, Router } from 'wouter';
import { InformationDialog } from '../../../renderer/messages/InformationDialog';
import { showInformation } from '../../../renderer/messages/message-atoms';
import { guardNavigation, useLeaveWarning, watchLeaving } from '../../../renderer/navigation/leave-warning';
import { LeaveDialog } from '../../../renderer/shell/LeaveDialog';
import { openPolishTexts } from '../../../renderer/texts/texts-for-tests';

function Form() {
  const [typed, setTyped] = useState('');
  useLeaveWarning(typed !== '');
  return (
    <label>
      Uwagi <input value={typed} onChange={(event) => setTyped(event.target.value)} />
    </label>
  );
}

function Page() {
  return (
    <Router aroundNav={guardNavigation}>
      <Link href="/formularz">Formularz</Link> <Link href="/inna">Inna strona</Link> <Link href="/formularz?krok=2">Krok drugi</Link>{' '}
      <Link href="/formularz" state={{ karta: 7 }}>
        Inna karta
      </Link>
      <button type="button" onClick={() => showInformation({ title: 'Sesja wygasła', text: 'Zaloguj się ponownie.' })}>
        Koniec sesji
      </button>
      <Route path="/formularz">
        <Form />
      </Route>
      <Route path="/inna">
        <h1>Inna strona</h1>
      </Route>
      <LeaveDialog />
      <InformationDialog />
    </Router>
  );
}

openPolishTexts();
watchLeaving();
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(<Page />);
