import { daysInWords } from './days-in-words.ts';
import { onTwelveHours } from './hour-in-words.ts';

export const days = daysInWords({
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  weekdaysInFull: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  monthsInFull: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  clock: (hour, minutes) => `${onTwelveHours(hour)}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`,
  time: (clock) => clock,
  hours: (from, to) => `${from} to ${to}`,
  inFull: (weekday, date) => `${weekday} ${date}`,
  onDay: ({ short }) => `on ${short}`,
  tomorrow: (day) => `Tomorrow, ${day}`,
  tomorrowInSentence: (day) => `tomorrow, ${day}`,
});
