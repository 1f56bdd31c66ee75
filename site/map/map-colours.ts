export const mapColours = { ground: '#f1ebdf', abroad: '#e7dfcf', water: '#bcd6f2', border: '#b3a78f', outline: '#3159dc' } as const;
