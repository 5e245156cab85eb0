import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Failure } from '../blocks/Failure';
import { Waiting } from '../blocks/Waiting';
import { chunkName } from '../pack/open-pack';
import { usePortal } from '../pack/use-pack';
import { PageHeading } from '../shell/PageHeading';
import type { FoundService } from './find-service';
import { loadService } from './load-service';
import { ServiceScreen } from './ServiceScreen';

/** The page of a service: its heading at once, its screen when its chunk is there. */
export function ServicePage({ found }: { readonly found: FoundService }) {
  const { t } = useTranslation();
  const { settings, pack, reload } = usePortal();
  const { slug, hash } = found.entry;
  const group = pack.index.groups.find(({ id }) => id === found.entry.group);
  const chunk = chunkName(slug, pack.index.language, hash);
  const { data, refetch } = useQuery({
    queryKey: ['service', chunk],
    queryFn: () => loadService(settings.packBase, chunk),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    // A changed definition replaces the shown one only when it is there, so that what was typed stays.
    placeholderData: keepPreviousData,
  });
  // The file of a pack that the server no longer keeps is found again through the current pack.
  const retry = async () => {
    await reload();
    await refetch();
  };
  return (
    <>
      <PageHeading title={found.title} {...(group ? { above: group.title } : {})} />
      <div className="measure page-body">
        {data?.ok ? <ServiceScreen open={data.value} variant={found.variant} /> : null}
        {data === undefined ? <Waiting rows={8} /> : null}
        {data?.ok === false ? <Failure message={t('failure.service')} onRetry={() => void retry()} /> : null}
      </div>
    </>
  );
}
