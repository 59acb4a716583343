"""What compiled rules need of Numba's runtime, which an exported program does not have.

Lists live in memory with a header that counts who uses it: at byte 0 the users, at 8 a destructor,
at 16 its data, at 24 the content, at 32 its bytes. Those places are the same for every processor,
for parts of Numba were optimised for this one already. Numba counts by atomic operations, for lists
may be shared by threads; those of rules never are.
"""

RUNTIME = """
declare noalias ptr @malloc(i64)
declare ptr @realloc(ptr, i64)
declare void @free(ptr)

define ptr @NRT_Allocate(i64 %size) alwaysinline {
  %new = call ptr @malloc(i64 %size)
  ret ptr %new
}

define void @NRT_Free(ptr %old) alwaysinline {
  call void @free(ptr %old)
  ret void
}

define void @NRT_incref(ptr %one) alwaysinline {
  %none = icmp eq ptr %one, null
  br i1 %none, label %done, label %count
count:
  %users = load i64, ptr %one
  %more = add i64 %users, 1
  store i64 %more, ptr %one
  br label %done
done:
  ret void
}

define void @NRT_decref(ptr %one) alwaysinline {
  %none = icmp eq ptr %one, null
  br i1 %none, label %done, label %count
count:
  %users = load i64, ptr %one
  %less = sub i64 %users, 1
  store i64 %less, ptr %one
  %last = icmp eq i64 %less, 0
  br i1 %last, label %end, label %done
end:
  call void @NRT_MemInfo_call_dtor(ptr %one)
  br label %done
done:
  ret void
}

define void @NRT_MemInfo_call_dtor(ptr %one) noinline {
  %of_destructor = getelementptr i8, ptr %one, i32 8
  %destructor = load ptr, ptr %of_destructor
  %none = icmp eq ptr %destructor, null
  br i1 %none, label %release, label %destroy
destroy:
  %of_more = getelementptr i8, ptr %one, i32 16
  %of_content = getelementptr i8, ptr %one, i32 24
  %of_size = getelementptr i8, ptr %one, i32 32
  %more = load ptr, ptr %of_more
  %content = load ptr, ptr %of_content
  %size = load i64, ptr %of_size
  call void %destructor(ptr %content, i64 %size, ptr %more)
  br label %release
release:
  call void @free(ptr %one)
  ret void
}

define void @zermelo_release_content(ptr %content, i64 %size, ptr %items) {
  %none = icmp eq ptr %items, null
  br i1 %none, label %release, label %destroy
destroy:
  call void %items(ptr %content)
  br label %release
release:
  call void @free(ptr %content)
  ret void
}

define ptr @NRT_MemInfo_new(ptr %content, i64 %size, ptr %destructor, ptr %more) {
  %one = call ptr @malloc(i64 48)
  store i64 1, ptr %one
  %of_destructor = getelementptr i8, ptr %one, i32 8
  %of_more = getelementptr i8, ptr %one, i32 16
  %of_content = getelementptr i8, ptr %one, i32 24
  %of_size = getelementptr i8, ptr %one, i32 32
  store ptr %destructor, ptr %of_destructor
  store ptr %more, ptr %of_more
  store ptr %content, ptr %of_content
  store i64 %size, ptr %of_size
  ret ptr %one
}

define ptr @NRT_MemInfo_new_varsize_dtor(i64 %size, ptr %items) {
  %content = call ptr @malloc(i64 %size)
  %end = bitcast ptr @zermelo_release_content to ptr
  %one = call ptr @NRT_MemInfo_new(ptr %content, i64 %size, ptr %end, ptr %items)
  ret ptr %one
}

define ptr @NRT_MemInfo_new_varsize(i64 %size) {
  %one = call ptr @NRT_MemInfo_new_varsize_dtor(i64 %size, ptr null)
  ret ptr %one
}

define ptr @NRT_MemInfo_varsize_alloc(ptr %one, i64 %size) {
  %content = call ptr @malloc(i64 %size)
  call void @zermelo_hold(ptr %one, ptr %content, i64 %size)
  ret ptr %content
}

define ptr @NRT_MemInfo_varsize_realloc(ptr %one, i64 %size) {
  %of_content = getelementptr i8, ptr %one, i32 24
  %old = load ptr, ptr %of_content
  %content = call ptr @realloc(ptr %old, i64 %size)
  call void @zermelo_hold(ptr %one, ptr %content, i64 %size)
  ret ptr %content
}

define void @NRT_MemInfo_varsize_free(ptr %one, ptr %content) {
  call void @free(ptr %content)
  call void @zermelo_hold(ptr %one, ptr null, i64 0)
  ret void
}

define void @zermelo_hold(ptr %one, ptr %content, i64 %size) alwaysinline {
  %of_content = getelementptr i8, ptr %one, i32 24
  %of_size = getelementptr i8, ptr %one, i32 32
  store ptr %content, ptr %of_content
  store i64 %size, ptr %of_size
  ret void
}

define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %alignment) {
  %wide = zext i32 %alignment to i64
  %room = add i64 %size, %wide
  %given = call ptr @malloc(i64 %room)
  %place = ptrtoint ptr %given to i64
  %below = sub i64 %wide, 1
  %over = add i64 %place, %below
  %mask = sub i64 0, %wide
  %start = and i64 %over, %mask
  %content = inttoptr i64 %start to ptr
  %one = call ptr @NRT_MemInfo_new(ptr %content, i64 %size, ptr @zermelo_release_given, ptr %given)
  ret ptr %one
}

define void @zermelo_release_given(ptr %content, i64 %size, ptr %given) {
  call void @free(ptr %given)
  ret void
}

define ptr @NRT_MemInfo_alloc_safe_aligned(i64 %size, i32 %alignment) {
  %one = call ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %alignment)
  ret ptr %one
}
"""

HEAP = """
@__heap_base = external global i8
@zermelo_heap_end = internal global i32 0
@zermelo_free = internal global [32 x ptr] zeroinitializer

define i32 @zermelo_class(i64 %size) {
  %room = add i64 %size, 15
  %halves = lshr i64 %room, 4
  %below = sub i64 %halves, 1
  %zeros = call i64 @llvm.ctlz.i64(i64 %below, i1 false)
  %bits = sub i64 64, %zeros
  %class = trunc i64 %bits to i32
  ret i32 %class
}

define ptr @malloc(i64 %size) {
  %all = add i64 %size, 16
  %class = call i32 @zermelo_class(i64 %all)
  %list = getelementptr [32 x ptr], ptr @zermelo_free, i32 0, i32 %class
  %first = load ptr, ptr %list
  %none = icmp eq ptr %first, null
  br i1 %none, label %grow, label %take
take:
  %next = load ptr, ptr %first
  store ptr %next, ptr %list
  br label %give
grow:
  %end = load i32, ptr @zermelo_heap_end
  %unset = icmp eq i32 %end, 0
  %base = ptrtoint ptr @__heap_base to i32
  %base_up = add i32 %base, 63
  %base_line = and i32 %base_up, -64
  %start = select i1 %unset, i32 %base_line, i32 %end
  %bytes = shl i32 16, %class
  %after = add i32 %start, %bytes
  store i32 %after, ptr @zermelo_heap_end
  %pages = call i32 @llvm.wasm.memory.size.i32(i32 0)
  %after_up = add i32 %after, 65535
  %needed = lshr i32 %after_up, 16
  %missing = sub i32 %needed, %pages
  %enough = icmp sle i32 %missing, 0
  br i1 %enough, label %place, label %more
more:
  %grown = call i32 @llvm.wasm.memory.grow.i32(i32 0, i32 %missing)
  %failed = icmp eq i32 %grown, -1
  br i1 %failed, label %no_memory, label %place
no_memory:
  call void @llvm.trap()
  unreachable
place:
  %new = inttoptr i32 %start to ptr
  br label %give
give:
  %block = phi ptr [ %first, %take ], [ %new, %place ]
  store i32 %class, ptr %block
  %content = getelementptr i8, ptr %block, i32 16
  ret ptr %content
}

define void @free(ptr %content) {
  %none = icmp eq ptr %content, null
  br i1 %none, label %done, label %put
put:
  %block = getelementptr i8, ptr %content, i32 -16
  %class = load i32, ptr %block
  %list = getelementptr [32 x ptr], ptr @zermelo_free, i32 0, i32 %class
  %first = load ptr, ptr %list
  store ptr %first, ptr %block
  store ptr %block, ptr %list
  br label %done
done:
  ret void
}

define ptr @realloc(ptr %old, i64 %size) {
  %new = call ptr @malloc(i64 %size)
  %none = icmp eq ptr %old, null
  br i1 %none, label %done, label %copy
copy:
  %block = getelementptr i8, ptr %old, i32 -16
  %class = load i32, ptr %block
  %bytes = shl i32 16, %class
  %room = sub i32 %bytes, 16
  %wanted = trunc i64 %size to i32
  %less = icmp ult i32 %wanted, %room
  %count = select i1 %less, i32 %wanted, i32 %room
  call void @llvm.memcpy.p0.p0.i32(ptr %new, ptr %old, i32 %count, i1 false)
  call void @free(ptr %old)
  br label %done
done:
  ret ptr %new
}

declare i64 @llvm.ctlz.i64(i64, i1)
declare i32 @llvm.wasm.memory.size.i32(i32)
declare i32 @llvm.wasm.memory.grow.i32(i32, i32)
declare void @llvm.trap()
declare void @llvm.memcpy.p0.p0.i32(ptr, ptr, i32, i1)
"""
"""Memory for WebAssembly, which has no system to ask: blocks whose sizes are powers of two, kept in
lists when they are given back."""

WIDE_PRODUCT = """
define void @__multi3(ptr %into, i64 %a, i64 %a_upper, i64 %b, i64 %b_upper) {
  %a0 = and i64 %a, 4294967295
  %a1 = lshr i64 %a, 32
  %b0 = and i64 %b, 4294967295
  %b1 = lshr i64 %b, 32
  %low = mul i64 %a0, %b0
  %left = mul i64 %a1, %b0
  %right = mul i64 %a0, %b1
  %high = mul i64 %a1, %b1
  %carry = lshr i64 %low, 32
  %middle = add i64 %right, %carry
  %middle_low = and i64 %middle, 4294967295
  %middle_high = lshr i64 %middle, 32
  %more = add i64 %left, %middle_low
  %more_high = lshr i64 %more, 32
  %sum = add i64 %high, %middle_high
  %upper = add i64 %sum, %more_high
  %product = mul i64 %a, %b
  %cross = mul i64 %a, %b_upper
  %other_cross = mul i64 %a_upper, %b
  %with_cross = add i64 %upper, %cross
  %whole = add i64 %with_cross, %other_cross
  store i64 %product, ptr %into
  %next = getelementptr i8, ptr %into, i32 8
  store i64 %whole, ptr %next
  ret void
}
"""
"""The product of two numbers of 128 bits, which WebAssembly has no instruction for; the compiler
calls it by this name."""
