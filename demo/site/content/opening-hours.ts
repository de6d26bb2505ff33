export interface OpeningHours {
  days: string;
  hours: string;
  note?: string;
}

/** When the door is open. */
export const openingHours: readonly OpeningHours[] = [
  { days: 'Monday and Tuesday', hours: 'Closed', note: 'we are glazing' },
  { days: 'Wednesday to Friday', hours: '10:00 – 17:00' },
  { days: 'Saturday', hours: '10:00 – 18:00', note: 'wheel demonstration at 11:00' },
  { days: 'Sunday', hours: '12:00 – 16:00', note: 'tea, when the kettle is on' },
];
