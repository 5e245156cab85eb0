import type { Gateway } from './payment-start';

/** Leaves the portal for the gateway. Where a form may go is the content policy's to say: the gateways that the office has set up. */
export function leaveForGateway({ method, address, fields }: Gateway): void {
  const form = document.createElement('form');
  form.method = method;
  // The query of a form that is sent with GET is replaced by its fields, so it becomes fields itself.
  const query = method === 'GET' ? [...new URL(address).searchParams].map(([name, value]) => ({ name, value })) : [];
  form.action = address;
  for (const { name, value } of [...query, ...fields]) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  form.hidden = true;
  document.body.append(form);
  form.submit();
}
