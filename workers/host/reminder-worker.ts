// Nothing to do: that it is opened is all. See `remindBrowser`.
close();
