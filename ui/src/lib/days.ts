import { speech } from './words.svelte';

/** Today in the user's time zone, as `2026-05-17`. */
export function today(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Formats a date for the current language; anything that isn't a date is returned unchanged. */
export function dayInWords(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  return new Intl.DateTimeFormat(speech.language, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}

/** Formats the month of a date such as `2026-05-17` for the current language. */
export function monthInWords(date: string): string {
  const day = new Date(`${date.slice(0, 7)}-01T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(speech.language, options).format(day);
}

/** Formats a date as day of the month and weekday. */
export function dayOfMonth(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  const options = { day: 'numeric', weekday: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(speech.language, options).format(day);
}
