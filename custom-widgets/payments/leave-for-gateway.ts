import type { Gateway } from './payment-start';

/** Leaves the portal for the gateway. Where a form may go is the content policy's to say: the gateways that the office has set up. */
export function leaveForGateway({ method, address, fields }: Gateway): void {
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
