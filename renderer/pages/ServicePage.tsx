import { useState } from 'react';
import type { Language } from '../../engine';
import { Failure } from '../controls/Failure';
import { Waiting } from '../controls/Waiting';
import { ArrivalNotice } from '../messages/ArrivalNotice';
import { keepPreviousData, useQuery } from '../office/use-query';
import type { FoundService } from '../pack/find-service';
import { usePortal } from '../pack/use-pack';
import { serviceQuery } from '../service/service-query';
import { useTranslation } from '../texts/open-texts';
import { BreakNotice } from './BreakNotice';
import { GroupTrail } from './GroupTrail';
import { PageHeading } from './PageHeading';
import { type SaidHeading, ServiceScreen } from './ServiceScreen';

/** The page of a service: its heading at once, its screen when its chunk is there. */
export function ServicePage({ found }: { readonly found: FoundService }) {
  const { t } = useTranslation();
  const portal = usePortal();
  const { pack, reload } = portal;
  const { data, refetch } = useQuery({
    ...serviceQuery(portal, found.entry),
    // A changed definition replaces the shown one only when it is there, so that what was typed stays.
    placeholderData: keepPreviousData,
    // What fails is a value; an error here is a bug.
    throwOnError: true,
  });
  // The file of a pack that the server no longer keeps is found again through the current pack.
  const retry = async () => {
    await reload();
    await refetch();
  };
  // The office may send the heading; until then the pack's stands.
  const page = pack.index.language;
  const [said, say] = useState<SaidHeading>({ heading: found.title, headingLanguage: page, language: page });
  // A screen reader must not read Polish as if it were another language.
  const lang = (language: Language) => (language === page ? {} : { lang: language });
  return (
    <>
      <PageHeading title={said.heading} {...lang(said.headingLanguage)} above={<GroupTrail entry={found.entry} />} />
      <div className="measure page-body" {...lang(said.language)}>
        {said.language === page ? null : (
          <p className="only-in" lang={page}>
            {t('language.only')} <span lang={said.language}>{pack.index.languages[said.language] ?? nameOf(said.language)}</span>
          </p>
        )}
        <ArrivalNotice />
        <BreakNotice breaks={pack.index.shell.breaks} text="maintenance.portalPlanned" />
        <BreakNotice breaks={found.entry.breaks} text="maintenance.planned" />
        {data?.ok ? <ServiceScreen open={data.value} variant={found.variant} onHeading={say} /> : null}
        {data === undefined ? <Waiting rows={8} /> : null}
        {data?.ok === false ? <Failure message={t('failure.service')} onRetry={() => void retry()} /> : null}
      </div>
    </>
  );
}

/** The name of a language that the portal does not offer, as the browser knows it. */
function nameOf(language: Language): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}
