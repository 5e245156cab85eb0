import type { Redirect } from './redirect';

/** Leaves the portal as an answer of the office says. Where a form may go is the content policy's to say: the parties that the office has set up. */
export function leavePortal({ method, address, fields }: Redirect): void {
  if (method === 'GET') {
    const target = new URL(address);
    for (const { name, value } of fields) target.searchParams.append(name, value);
    location.assign(target);
    return;
  }
  const form = document.createElement('form');
  form.method = 'post';
  form.action = address;
  form.hidden = true;
  for (const { name, value } of fields) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}
