// Entrance to the functions that only some screens call, so that a page loads them apart.
export { openFurtherFunctions } from '../expressions/further-functions';
