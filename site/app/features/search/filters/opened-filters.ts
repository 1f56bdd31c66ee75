/** The chunk that loads with the first use of a filter. */
export { FilterSheet } from './filter-sheet.tsx';
export { loadFilters } from './load-filters.ts';
export { panelGroups, QuickPanel } from './quick-panel.tsx';
