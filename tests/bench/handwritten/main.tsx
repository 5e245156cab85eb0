// The budget-income screen as a competent engineer writes it by hand with MUI and TanStack Table: the page that ours is measured against.
import { BudgetIncome } from './BudgetIncome';
import { drawPage } from './draw-page';

drawPage(<BudgetIncome />);
