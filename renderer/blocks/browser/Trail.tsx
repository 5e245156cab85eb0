import { Link } from 'wouter';
import { useTranslation } from '../../texts/open-texts';

interface TrailProps {
  readonly steps: readonly { readonly name: string; readonly address: string; readonly state: unknown }[];
}

/** The way from the first folder to the opened one; every folder but the last can be opened again. */
export function Trail({ steps }: TrailProps) {
  const { t } = useTranslation();
  return (
    <nav className="trail" aria-label={t('browser.trail')}>
      <ol>
        {steps.map(({ name, address, state }, level) => (
          <li key={address}>
            {level === steps.length - 1 ? (
              <span aria-current="location">{name}</span>
            ) : (
              <Link href={address} state={state}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
