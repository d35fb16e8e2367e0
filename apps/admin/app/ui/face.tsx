import Avatar from '@mui/material/Avatar';
import { initialsOf } from './initials.ts';
import { colours } from './theme/colours.ts';

const grounds = [colours.neel, colours.kumkumDark, colours.paan, colours.haldiDark] as const;

type FaceProps = {
  name: string;
  /** Chooses the colour: the same person has the same one everywhere. */
  seed: string;
  isStaff?: boolean;
  size?: number;
};

export function Face({ name, seed, isStaff = false, size = 36 }: FaceProps) {
  const ground = isStaff ? colours.basalt900 : groundOf(seed);
  return (
    <Avatar
      aria-hidden
      sx={{
        width: size,
        height: size,
        fontSize: `${(size * 0.39) / 16}rem`,
        backgroundColor: ground,
      }}
    >
      {initialsOf(name)}
    </Avatar>
  );
}

function groundOf(seed: string): string {
  let sum = 0;
  for (const letter of seed) sum += letter.charCodeAt(0);
  return grounds[sum % grounds.length] ?? grounds[0];
}
