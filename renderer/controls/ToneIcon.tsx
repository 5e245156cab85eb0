type Tone = 'info' | 'success' | 'warning' | 'error';

const shapes: Readonly<Record<Tone, string>> = {
  info: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm-1.2 8.5h2.4V17h-2.4zm0-3.5h2.4v2.2h-2.4z',
  success: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm-1.3 14.6-4.2-4.2 1.7-1.7 2.5 2.5 5.1-5.1 1.7 1.7z',
  warning: 'M12 2.5 1 21.5h22zm-1.2 7.5h2.4v5.5h-2.4zm0 6.8h2.4V19h-2.4z',
  error: 'M7.9 2h8.2L22 7.9v8.2L16.1 22H7.9L2 16.1V7.9zm2.9 4.8v6.4h2.4V6.8zm0 8.2v2.3h2.4V15z',
};

/** The sign of a message's kind. It repeats what the words say, so assistive technology skips it. */
export function ToneIcon({ tone }: { readonly tone: Tone }) {
  return (
    <svg className={`tone-icon tone-${tone}`} width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[tone]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
