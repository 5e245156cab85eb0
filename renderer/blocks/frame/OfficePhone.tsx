import { classifyLink } from '../../navigation/safe-link';

interface OfficePhoneProps {
  /** When to call, ending with a colon. */
  readonly words: string;
  /** Left out where the municipality gives none. */
  readonly phone: string | undefined;
}

/** Whom to call where the portal itself cannot help. */
export function OfficePhone({ words, phone }: OfficePhoneProps) {
  if (phone === undefined) return null;
  const link = classifyLink(`tel:${phone.replace(/[^+\d]/g, '')}`, 'LINK');
  // A number that goes over two lines is hard to dial.
  const whole = phone.replaceAll(' ', '\u00a0');
  return (
    <p className="office-phone">
      {words} {link.kind === 'external' ? <a href={link.href}>{whole}</a> : whole}
    </p>
  );
}
