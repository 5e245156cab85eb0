import './services.css';
import { Failure } from '../../controls/Failure';
import { Waiting } from '../../controls/Waiting';
import { useTranslation } from '../../texts/open-texts';
import type { BlockProps } from '../frame/nested-blocks';
import { ServiceGroups } from './ServiceGroups';
import { ServiceTree } from './ServiceTree';
import { useServicesList } from './use-services-list';

/** The services of the portal: as groups of which one is open, or all at once. */
export function ServicesBlock({ block, level }: BlockProps<'services'>) {
  const { t } = useTranslation();
  const { list, retry } = useServicesList();
  if (list.status === 'loading') return <Waiting rows={8} />;
  return (
    <>
      {list.groups.length === 0 ? <p className="block empty">{block.whenEmpty}</p> : null}
      {block.view === 'groups' && list.groups.length > 0 ? <ServiceGroups id={block.id} title={block.title} groups={list.groups} /> : null}
      {block.view === 'tree' ? <ServiceTree id={block.id} title={block.title} level={level} groups={list.groups} /> : null}
      {list.officeFailed ? <Failure message={t('services.officeFailed')} onRetry={retry} /> : null}
    </>
  );
}
