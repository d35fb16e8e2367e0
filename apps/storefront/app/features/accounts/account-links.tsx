import { NavLink } from 'react-router';

import { userNameTexts } from '../../lib/session/user-name.texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { accountLinkTexts } from './accounts.texts.ts';
import { useLogOut } from './use-log-out.ts';

/** Links at the right end of the wide header. Both variants are in the HTML; CSS shows one. */
export function AccountLinks() {
  return (
    <>
      <NavLink to="/login" className="header-link logged-in:hidden">
        {accountLinkTexts.logIn}
      </NavLink>
      <NavLink to="/register" className="button button-compact logged-in:hidden">
        {accountLinkTexts.register}
      </NavLink>
      <NavLink to="/myorders" className="header-link logged-out:hidden">
        {accountLinkTexts.myOrder}
      </NavLink>
      <div className="logged-out:hidden">
        <button type="button" popoverTarget="user-menu" className="user-button">
          <UserName />
          <Icon name="chevron-down" isSmall />
        </button>
        <div
          id="user-menu"
          popover="auto"
          onClick={(event) => event.currentTarget.hidePopover()}
          className="user-menu"
        >
          <CustomerLinks />
        </div>
      </div>
    </>
  );
}

/** The same links for the menu on phones. */
export function MenuAccountLinks() {
  return (
    <>
      <div className="flex gap-3 *:flex-1 logged-in:hidden">
        <NavLink to="/login" className="button button-ghost">
          {accountLinkTexts.logIn}
        </NavLink>
        <NavLink to="/register" className="button button-primary">
          {accountLinkTexts.register}
        </NavLink>
      </div>
      <div className="logged-out:hidden">
        <p className="mb-1 flex items-center gap-2.5 font-semibold">
          <UserName />
        </p>
        <CustomerLinks />
      </div>
    </>
  );
}

function CustomerLinks() {
  const logOut = useLogOut();
  return (
    <div className="customer-links">
      <NavLink to="/profile">
        <Icon name="person" />
        {accountLinkTexts.profile}
      </NavLink>
      <NavLink to="/myorders">
        <Icon name="box" />
        {accountLinkTexts.myOrders}
      </NavLink>
      <button type="button" data-closes="" onClick={logOut}>
        <Icon name="leave" />
        {accountLinkTexts.logOut}
      </button>
    </div>
  );
}

/** Avatar and name. lib/session/stored-state.ts fills in the text, which React does not touch. */
function UserName() {
  return (
    <>
      <span aria-hidden="true" data-user-initial="" suppressHydrationWarning className="avatar">
        {userNameTexts.unknown.charAt(0)}
      </span>
      <span className="user-name truncate">
        <span data-user-first-name="" suppressHydrationWarning>
          {userNameTexts.unknown}
        </span>
        {/* A space, since React expects no text in an element that it has rendered empty. */}
        <span data-user-other-names="" suppressHydrationWarning>
          {' '}
        </span>
      </span>
    </>
  );
}
