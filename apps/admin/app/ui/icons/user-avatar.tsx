import Avatar from '@mui/material/Avatar';
import { initialsOf } from './initials.ts';
import { colours } from '../theme/colours.ts';

const backgrounds = [colours.neel, colours.kumkumDark, colours.paan, colours.haldiDark] as const;

type UserAvatarProps = {
  name: string;
  /** Picks the colour, so that a user has the same one everywhere. */
  seed: string;
  isStaff?: boolean;
  size?: number;
};

export function UserAvatar({ name, seed, isStaff = false, size = 36 }: UserAvatarProps) {
  const backgroundColor = isStaff ? colours.basalt900 : backgroundFor(seed);
  return (
    <Avatar
      aria-hidden
      sx={{
        width: size,
        height: size,
        fontSize: size > 48 ? 'title' : 'note',
        backgroundColor,
      }}
    >
      {initialsOf(name)}
    </Avatar>
  );
}

function backgroundFor(seed: string): string {
  let sum = 0;
  for (const letter of seed) sum += letter.charCodeAt(0);
  return backgrounds[sum % backgrounds.length] ?? backgrounds[0];
}
