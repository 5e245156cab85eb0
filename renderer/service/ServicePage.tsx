import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../blocks/Failure';
import { Waiting } from '../blocks/Waiting';
import { usePortal } from '../pack/use-pack';
import { ArrivalNotice } from '../shell/ArrivalNotice';
import { PageHeading } from '../shell/PageHeading';
import type { FoundService } from './find-service';
import { ServiceScreen } from './ServiceScreen';
import { serviceQuery } from './service-query';

/** The page of a service: its heading at once, its screen when its chunk is there. */
export function ServicePage({ found }: { readonly found: FoundService }) {
  const { t } = useTranslation();
  const portal = usePortal();
  const { pack, reload } = portal;
  const group = pack.index.groups.find(({ id }) => id === found.entry.group);
  const { data, refetch } = useQuery({
    ...serviceQuery(portal, found.entry),
    // A changed definition replaces the shown one only when it is there, so that what was typed stays.
    placeholderData: keepPreviousData,
  });
  // The file of a pack that the server no longer keeps is found again through the current pack.
  const retry = async () => {
    await reload();
    await refetch();
  };
  // The office may send the heading; until then the pack's stands.
  const [heading, setHeading] = useState(found.title);
  return (
    <>
      <PageHeading title={heading} {...(group ? { above: group.title } : {})} />
      <div className="measure page-body">
        <ArrivalNotice />
        {data?.ok ? <ServiceScreen open={data.value} variant={found.variant} onHeading={setHeading} /> : null}
        {data === undefined ? <Waiting rows={8} /> : null}
        {data?.ok === false ? <Failure message={t('failure.service')} onRetry={() => void retry()} /> : null}
      </div>
    </>
  );
}
