import { Link } from 'wouter';
import type { OpenForm } from '../../../engine/forms';
import { classifyLink } from '../../navigation/safe-link';

/** The second button of a form, which leaves it without sending. */
export function BackButton({ form }: { readonly form: OpenForm }) {
  if (form.back?.goTo == null) return null;
  const link = classifyLink(form.back.goTo, null);
  return link.kind === 'route' ? (
    <Link href={link.path} className="button button-secondary">
      {form.back.label}
    </Link>
  ) : null;
}
