/** Signs, drawn: fonts do not have them everywhere. */
const PATHS = {
  undo: 'M9 5L4 10L9 15M4 10H14A5 5 0 0 1 14 20H11',
  redo: 'M15 5L20 10L15 15M20 10H10A5 5 0 0 0 10 20H13',
  turn: 'M19 12A7 7 0 1 1 15 5.6M15 2V6.4H10.6',
  close: 'M6 6L18 18M18 6L6 18',
  plus: 'M12 5V19M5 12H19',
  minus: 'M5 12H19',
  all: 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15',
  sun: 'M12 8A4 4 0 1 0 12 16A4 4 0 1 0 12 8M12 2V4M12 20V22M2 12H4M20 12H22M5 5L6.4 6.4M17.6 17.6L19 19M5 19L6.4 17.6M17.6 6.4L19 5',
  moon: 'M20 14A8.5 8.5 0 1 1 10 4A7 7 0 0 0 20 14Z',
  yes: 'M5 13L10 18L20 6',
  no: 'M6 6L18 18M18 6L6 18',
  doubt: 'M8.5 9C8.5 4.5 15.5 4.5 15.5 9C15.5 12 12 12 12 15M12 19V19.4',
  answers: 'M5 6H19M5 12H19M5 18H12',
  first: 'M7 5V19M19 5L10 12L19 19Z',
  previous: 'M16 5L8 12L16 19',
  next: 'M8 5L16 12L8 19',
  last: 'M17 5V19M5 5L14 12L5 19Z',
} as const;

export const Icon = ({ name }: { readonly name: keyof typeof PATHS }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
