import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { languageNames, languages } from '@dalan/contract/language/languages';
import type { Language } from '@dalan/contract/language/languages';
import { Icon } from '../../ui/icons/icon.tsx';

type Choice = {
  chosen: Language;
  onClose: () => void;
  onChoose: (language: Language) => void;
  sx?: object;
};

/**
 * The three languages for a menu, each in its own script. This returns a list, because a menu needs
 * its items as children.
 */
export function languageItems({ chosen, onClose, onChoose, sx = {} }: Choice) {
  return languages.map((language) => (
    <MenuItem
      key={language}
      role="menuitemradio"
      aria-checked={language === chosen}
      lang={language}
      divider={language === languages.at(-1)}
      sx={sx}
      onClick={() => {
        onClose();
        if (language !== chosen) onChoose(language);
      }}
    >
      <Box component="span" sx={{ display: 'grid', opacity: language === chosen ? 1 : 0 }}>
        <Icon name="check" size={18} />
      </Box>
      {languageNames[language]}
    </MenuItem>
  ));
}
