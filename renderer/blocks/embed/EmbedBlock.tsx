import './embed.css';
import { useEffect, useState } from 'react';
import { Failure } from '../../controls/Failure';
import { Waiting } from '../../controls/Waiting';
import { usePortal } from '../../pack/use-pack';
import { useTranslation } from '../../texts/open-texts';
import { BlockFrame } from '../frame/BlockFrame';
import type { BlockProps } from '../frame/nested-blocks';
import { embedAddress } from './embed-address';

const timeLimit = 10_000;
const lineHeight = 48;

/** A page of another system in a frame, if the pack or the sandbox allows its origin. */
export function EmbedBlock({ block, retry }: BlockProps<'embed'>) {
  const { t } = useTranslation();
  const { pack, settings } = usePortal();
  const allowed = [...pack.index.embedOrigins, ...settings.embedOrigins];
  return (
    <BlockFrame state={block.state} rows={Math.ceil(block.height / lineHeight)} height={block.height} retry={retry}>
      {() => {
        const address = embedAddress(block.src, location.href, allowed);
        switch (address.kind) {
          case 'frame':
            return <Frame key={address.href} title={block.title} height={block.height} href={address.href} />;
          case 'picture':
            return <Picture title={block.title} height={block.height} href={address.href} />;
          case 'elsewhere':
            return (
              <div className="block embed">
                <p className="empty">{t('embed.elsewhere')}</p>
                <WayOut title={block.title} href={address.href} />
              </div>
            );
          case 'refused':
            return <p className="block empty">{t('embed.refused')}</p>;
        }
      }}
    </BlockFrame>
  );
}

interface FrameProps {
  readonly title: string;
  readonly height: number;
  readonly href: string;
}

function Frame({ title, height, href }: FrameProps) {
  const { t } = useTranslation();
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState<'loading' | 'shown' | 'failed'>('loading');

  useEffect(() => {
    if (status !== 'loading') return;
    const timer = setTimeout(() => setStatus('failed'), timeLimit);
    return () => clearTimeout(timer);
  }, [status]);

  const again = () => {
    setAttempt(attempt + 1);
    setStatus('loading');
  };
  return (
    <div className="block embed">
      {status === 'failed' ? (
        <Failure message={t('embed.failed')} onRetry={again} />
      ) : (
        <div className="embed-place" style={{ height }}>
          {status === 'loading' ? <Waiting rows={1} height={height} /> : null}
          <iframe
            key={attempt}
            title={title}
            src={href}
            sandbox="allow-scripts allow-forms allow-popups allow-same-origin"
            allowFullScreen
            referrerPolicy="no-referrer"
            onLoad={() => setStatus('shown')}
            onError={() => setStatus('failed')}
          />
        </div>
      )}
      <WayOut title={title} href={href} />
    </div>
  );
}

function Picture({ title, height, href }: FrameProps) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  return (
    <div className="block embed">
      {failed ? (
        <Failure message={t('embed.failed')} onRetry={() => setFailed(false)} />
      ) : (
        <div className="embed-place embed-picture" style={{ maxHeight: height }}>
          <img src={href} alt={title} onError={() => setFailed(true)} />
        </div>
      )}
      <WayOut title={title} href={href} />
    </div>
  );
}

/** Whether a frame works cannot be detected from outside, so there is always a link beside it. */
function WayOut({ title, href }: Pick<FrameProps, 'title' | 'href'>) {
  const { t } = useTranslation();
  return (
    <p className="embed-way-out">
      <a href={href} target="_blank" rel="noopener noreferrer">
        {t('embed.open', { title })}
        <span className="visually-hidden"> ({t('link.newTab')})</span>
      </a>
    </p>
  );
}
