import type { ColumnModel } from '../../../engine';
import { useTranslation } from '../../texts/open-texts';

/** The orders in which a table can be sorted, as entries of a menu: the office's own, then each column both ways. */
export function SortOptions({ columns }: { readonly columns: readonly ColumnModel[] }) {
  const { t } = useTranslation();
  return (
    <>
      <option value="">{t('table.officeOrder')}</option>
      {columns.flatMap((column) =>
        (['ascending', 'descending'] as const).map((direction) => (
          <option key={`${column.id} ${direction}`} value={`${column.id} ${direction}`}>
            {t(`table.sortOption.${direction}`, { column: column.label })}
          </option>
        )),
      )}
    </>
  );
}
