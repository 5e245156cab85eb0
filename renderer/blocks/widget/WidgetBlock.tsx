import { type ComponentType, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { widgets } from '../../../custom-widgets';
import { useWidgetSession } from '../../account/widget-session';
import { Failure } from '../../controls/Failure';
import { Waiting } from '../../controls/Waiting';
import { KeptPlace } from '../../inputs/kept-inputs';
import { usePortal } from '../../pack/use-pack';
import { pageContext } from '../../service/page-context';
import { today } from '../../service/today';
import { usePageUser } from '../../session/use-page-user';
import { useTranslation } from '../../texts/open-texts';
import type { WidgetProps } from '../../widgets/widget-props';
import { BlockFrame } from '../frame/BlockFrame';
import { MorePartsContext } from '../frame/block-part';
import type { BlockProps } from '../frame/nested-blocks';
import { useWidgetTable } from './use-widget-table';
import { useWidgetTools } from './use-widget-tools';

const rowsWhileWaiting = 5;

/** A custom widget, drawn once everything that it waits for has arrived. */
export function WidgetBlock(props: BlockProps<'widget'>) {
  const { block, retry } = props;
  return (
    <BlockFrame state={block.state} rows={rowsWhileWaiting} retry={retry}>
      {() => <DrawnWidget {...props} />}
    </BlockFrame>
  );
}

/** A widget with its props and tools. */
function DrawnWidget({ block, level, retry: refresh }: BlockProps<'widget'>) {
  const { t } = useTranslation();
  const { pack } = usePortal();
  const user = usePageUser();
  const day = today();
  const context = useMemo(() => pageContext(pack, null, user, day), [pack, day, user]);
  const session = useWidgetSession();
  const tools = useWidgetTools(block, refresh);
  const table = useWidgetTable(block.blocks, level, refresh);
  const { part, retry } = useWidget(block.widget);
  if (part === 'loading') return <Waiting rows={rowsWhileWaiting} />;
  // A widget that could not be loaded must not break the page.
  if (part === 'failed') return <Failure message={t('failure.service')} onRetry={retry} />;
  const { Widget } = part;
  const known = {
    id: block.id,
    props: block.props,
    chosen: chosenIn(block),
    office: pack.index.office.officeName,
    context,
    level,
    table,
    session,
  };
  return (
    <KeptPlace name={block.id}>
      <Widget {...known} {...tools} />
    </KeptPlace>
  );
}

function chosenIn({ params }: BlockProps<'widget'>['block']): WidgetProps['chosen'] {
  return Object.fromEntries(Object.entries(params).map(([name, { chosen }]) => [name, chosen]));
}

type Part = 'loading' | 'failed' | { readonly Widget: ComponentType<WidgetProps> };

function useWidget(id: string): { readonly part: Part; retry(): void } {
  const more = useContext(MorePartsContext).widgets;
  const [part, setPart] = useState<Part>('loading');
  const load = useCallback(() => {
    let current = true;
    const take = (loaded: Part) => {
      if (current) setPart(loaded);
    };
    const loading = (more[id] ?? widgets[id])?.load();
    if (loading === undefined) take('failed');
    else loading.then(take, () => take('failed'));
    return () => {
      current = false;
    };
  }, [id, more]);
  useEffect(load, [load]);
  const retry = () => {
    setPart('loading');
    load();
  };
  return { part, retry };
}
