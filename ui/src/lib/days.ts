import { speech } from './words.svelte';

/** Today where the user is, `2026-05-17`. */
export function today(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** A day as this language writes it; what is no day stays as it is. */
export function dayInWords(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  return new Intl.DateTimeFormat(speech.language, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}

/** A month of days such as `2026-05-17`, as this language writes it. */
export function monthInWords(date: string): string {
  const day = new Date(`${date.slice(0, 7)}-01T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(speech.language, options).format(day);
}

/** A day within its month, with the day of the week. */
export function dayOfMonth(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  const options = { day: 'numeric', weekday: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(speech.language, options).format(day);
}
