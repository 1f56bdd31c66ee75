/** What the first use of a filter loads, at once. */
export { FilterSheet } from './filter-sheet.tsx';
export { loadFilters } from './load-filters.ts';
export { panelGroups, QuickPanel } from './quick-panel.tsx';
