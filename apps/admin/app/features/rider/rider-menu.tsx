import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { api } from '../../lib/api/api.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { languageItems } from '../../lib/language/language-items.tsx';
import { useLanguage } from '../../lib/language/use-language.ts';
import { useMayCall } from '../../lib/session/duty.ts';
import { forgetSession } from '../../lib/session/stored-session.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useToast } from '../../ui/toast/toast-context.ts';
import { forgetPhone, useRiderPhone, waitingOf } from './phone/rider-phone.ts';
import { riderTexts } from './rider-texts.ts';

/**
 * Asks before logging out while actions are on the phone: they stay there, and nobody sees them.
 */
export function RiderMenu() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const waiting = waitingOf(useRiderPhone()).length;
  const mayCall = useMayCall();
  const { language, choose } = useLanguage();
  const logOut = useLogOut();
  return (
    <>
      <IconButton
        aria-label={riderTexts.menu}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ width: 48, height: 48 }}
      >
        <Icon name="menu" size={24} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {mayCall('listOrders') && (
          <MenuItem component={Link} to={panelPaths.orders} sx={item}>
            <Icon name="orders" size={18} />
            {riderTexts.toPanel}
          </MenuItem>
        )}
        {languageItems({
          chosen: language,
          onClose: () => setAnchor(null),
          onChoose: choose,
          sx: item,
        })}
        <MenuItem
          sx={item}
          onClick={() => {
            setAnchor(null);
            if (waiting > 0) setIsAsking(true);
            else void logOut();
          }}
        >
          <Icon name="logout" size={18} />
          {riderTexts.logOut}
        </MenuItem>
      </Menu>
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} aria-labelledby={`${id}-title`}>
        <DialogContent>
          <Typography variant="h2" id={`${id}-title`} sx={{ mb: 3 }}>
            {riderTexts.leave.title(waiting)}
          </Typography>
          <Typography>{riderTexts.leave.text}</Typography>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={() => void logOut()}>
            {riderTexts.leave.leave}
          </Button>
          <Button variant="contained" autoFocus onClick={() => setIsAsking(false)}>
            {riderTexts.leave.stay}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

const item = { minHeight: 48, fontSize: 'lead' };

function useLogOut() {
  const navigate = useNavigate();
  const toast = useToast();
  const hasWaiting = waitingOf(useRiderPhone()).length > 0;
  return async () => {
    try {
      await api.call('logOut');
    } catch {
      toast.fail(riderTexts.logOutFailed);
      return;
    }
    forgetSession();
    if (!hasWaiting) await forgetPhone();
    await navigate(panelPaths.logIn);
    queryClient.clear();
  };
}
