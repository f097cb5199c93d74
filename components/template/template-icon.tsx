import './template.css';

/** One icon per template code, on a 20 × 20 grid: lines of one weight, no fill. */
const DRAWINGS: Readonly<Record<string, string>> = {
  person: 'M10 3.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6M4 17c0-3.6 2.6-5.5 6-5.5s6 1.9 6 5.5',
  report:
    'M10 2.5 16.5 6.2v7.6L10 17.5l-6.5-3.7V6.2zM10 5.5l-4 7h8zM10 2.5v3M6 12.5l-2.5 1.3M14 12.5l2.5 1.3M6 12.5l4 5 4-5',
  landmark: 'M5 17V4h2v2h2V4h2v2h2V4h2v13M5 9h10M8.3 17v-3.3a1.7 1.7 0 0 1 3.4 0V17M3 17h14',
  plot: 'M3.5 16c4.5 0 2.5-11.5 6.5-11.5S12 12 16.5 12M14 9.5l2.5 2.5-2.5 2.5M3.5 13v6',
  settlement: 'M2.5 17v-6L6 8l3.5 3v6M9.5 17V7.5l4-4 4 4V17M13.5 17v-3.5M13.5 8.5v1M1.5 17h17',
  organization: 'M4.5 3h11v8.5L10 17l-5.5-5.5zM10 6v6M7.5 8.5h5',
  article: 'M5 2.5h7l3 3v12H5zM12 2.5v3h3M7.5 9h5M7.5 11.8h5M7.5 14.6h3',
  location: 'M2 16 7.5 5.5l3.5 6.5 2-3L18 16zM5.7 9l1.8 1.2L9.3 8.8',
  item: 'M17 3l-.6 3L9 13.4 6.6 11 14 3.6zM5 9.8l5.2 5.2M7.6 12.4 3.5 16.5',
  species:
    'M10 10c2.6 0 4.3 2.3 4.3 4.3S12.5 16.5 10 16.5s-4.3-.2-4.3-2.2S7.4 10 10 10M4.2 7.5v1.8M7.9 4.2v2M12.1 4.2v2M15.8 7.5v1.8',
  ethnicity:
    'M7 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5M2.5 16.5c0-3 2-4.7 4.5-4.7s4.5 1.7 4.5 4.7M13 5.2a2.2 2.2 0 1 1 0 4.3M14 12c2.2.3 3.5 1.9 3.5 4.5',
  document: 'M2.5 5h15v10.5h-15zM2.5 5.5 10 11.5l7.5-6',
  myth: 'M15 12.8A6.7 6.7 0 1 1 8 3.2a5.5 5.5 0 0 0 7 9.6M14.5 3v5M12 5.5h5',
  language: 'M2.5 4h15v9.5H9.3L5.5 17v-3.5h-3zM6 7.5h8M6 10.2h5',
  militaryConflict: 'M4 3l10 10M16 3 6 13M11.7 15.3l4.6-4.6M3.7 10.7l4.6 4.6M14 13l3 3M6 13l-3 3',
  formation: 'M6 17.5V3h10l-2.8 3L16 9H6M3.5 17.5h5',
  profession: 'M3.5 16.5 11 9M8.5 4.5 15 11l-2.2 2.2-6.5-6.5zM10.7 2.3l6.5 6.5L15 11 8.5 4.5z',
  rank: 'M4.5 13 3 6l4 3 3-5.5L13 9l4-3-1.5 7zM4.5 16h11',
  ritual: 'M10 2.5c2.2 2.2 2.2 4 0 5-2.2-1-2.2-2.8 0-5M10 7.5v2M7.5 9.5h5v7h-5zM4 16.5h12',
  spell:
    'M3.5 16.5 11 9M13.5 2.5l.9 2.6 2.6.9-2.6.9-.9 2.6-.9-2.6L10 6l2.6-.9zM5.5 4.5v3M4 6h3M15 12.5v3M13.5 14h3',
  technology:
    'M10 6.8a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4M10 2.5v2.3M10 15.2v2.3M2.5 10h2.3M15.2 10h2.3M4.7 4.7l1.6 1.6M13.7 13.7l1.6 1.6M4.7 15.3l1.6-1.6M13.7 6.3l1.6-1.6',
  vehicle: 'M2.5 13h15L15 16.5H5.5zM10 13V2.5M10 3.5c3.5.8 5.5 3.3 5.5 7H10M10 5.5c-2.5 1-4 2.8-4.5 5H10',
  material: 'M6 4h8l3.5 4.5L10 17 2.5 8.5zM2.5 8.5h15M7 8.5l3 8.5 3-8.5L10 4z',
  condition:
    'M10 16.5C5 13 2.8 10.6 2.8 7.7A3.7 3.7 0 0 1 10 6.3a3.7 3.7 0 0 1 7.2 1.4c0 2.9-2.2 5.3-7.2 8.8M5 10h2.5L9 8l2 4 1.5-2H15',
  law: 'M10 9.3v1.4M10 6.3c4.5 0 7.5 1.6 7.5 3.7s-3 3.7-7.5 3.7S2.5 12.1 2.5 10 5.5 6.3 10 6.3M10 2.5c2.1 0 3.7 3 3.7 7.5s-1.6 7.5-3.7 7.5-3.7-3-3.7-7.5 1.6-7.5 3.7-7.5',
  prose: 'M3.5 17C5.5 9.8 9.5 3.7 16.5 3c-.3 7-4.2 10.8-10.3 10.8M3.5 17l7.3-8.5',
  custom: 'M4 14.5v-12h8.5v2.5M7 5h9v12.5H7zM9.5 9h4M9.5 11.5h4M9.5 14h2',
};

/** The icon of a template, hidden from screen readers because text stands beside it. */
export function TemplateIcon({ code }: { code: string }) {
  return (
    <svg class="template-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={DRAWINGS[code] ?? DRAWINGS.custom ?? ''} />
    </svg>
  );
}
