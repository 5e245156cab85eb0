import { useTranslation } from 'react-i18next';

/** The way from the first folder to the opened one; every folder but the last can be opened again. */
export function Trail({ names, onOpen }: { readonly names: readonly string[]; onOpen(level: number): void }) {
  const { t } = useTranslation();
  const steps = names.map((name, level) => ({ name, level, key: names.slice(0, level + 1).join('/') }));
  return (
    <nav className="trail" aria-label={t('browser.trail')}>
      <ol>
        {steps.map(({ name, level, key }) => (
          <li key={key}>
            {level === names.length - 1 ? (
              <span aria-current="location">{name}</span>
            ) : (
              <button type="button" onClick={() => onOpen(level)}>
                {name}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
