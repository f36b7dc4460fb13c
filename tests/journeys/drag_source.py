"""A small window from which a file is dragged, as from a file manager: `drag_source.py FILE`."""

import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, GLib, Gtk  # noqa: E402

uri = GLib.filename_to_uri(sys.argv[1], None)
window = Gtk.Window(title="drag source")
window.set_default_size(120, 80)
area = Gtk.EventBox()
area.add(Gtk.Label(label="drag me"))
window.add(area)
target = Gtk.TargetEntry.new("text/uri-list", 0, 0)
area.drag_source_set(Gdk.ModifierType.BUTTON1_MASK, [target], Gdk.DragAction.COPY)
area.connect("drag-data-get", lambda _widget, _context, data, _info, _time: data.set_uris([uri]))
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
