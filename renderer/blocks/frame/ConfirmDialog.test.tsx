import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog';

it('is described by its sentence alone: a screen reader reads its buttons once, as buttons', () => {
  const question = { title: 'Wysłać?', text: 'Urząd dostanie zgłoszenie.', yes: 'Wyślij', no: 'Wróć', danger: false };
  const drawn = renderToStaticMarkup(<ConfirmDialog question={question} onYes={() => undefined} onNo={() => undefined} />);
  const [, described = ''] = /role="alertdialog" aria-describedby="([^"]+)"/.exec(drawn) ?? [];
  expect(described).not.toBe('');
  expect(drawn).toContain(`<div id="${described}"><p>Urząd dostanie zgłoszenie.</p></div>`);
  expect(drawn).toMatch(/<button[^>]*>Wyślij<\/button>.*<button[^>]*>Wróć<\/button>/);
});
