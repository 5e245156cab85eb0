import { useTranslation } from '../../texts/open-texts';

interface Props {
  readonly isNearest: boolean;
  readonly isWhole: boolean;
  zoom(isNearer: boolean): void;
  whole(): void;
}

const signs = { nearer: 'M8 2v12M2 8h12', farther: 'M2 8h12', whole: 'M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4' } as const;

/** The buttons that bring a map nearer, farther, and back to its whole. */
export function MapButtons({ isNearest, isWhole, zoom, whole }: Props) {
  const { t } = useTranslation();
  return (
    <div className="map-buttons">
      <MapButton name={t('map.nearer')} path={signs.nearer} isIdle={isNearest} press={() => zoom(true)} />
      <MapButton name={t('map.farther')} path={signs.farther} isIdle={false} press={() => zoom(false)} />
      <MapButton name={t('map.whole')} path={signs.whole} isIdle={isWhole} press={whole} />
    </div>
  );
}

interface ButtonProps {
  readonly name: string;
  readonly path: string;
  readonly isIdle: boolean;
  press(): void;
}

function MapButton({ name, path, isIdle, press }: ButtonProps) {
  return (
    <button
      type="button"
      className="map-button"
      aria-label={name}
      title={name}
      aria-disabled={isIdle}
      onClick={() => {
        if (!isIdle) press();
      }}
    >
      <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
